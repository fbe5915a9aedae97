import pg from 'pg'
import { inject } from 'vitest'

async function onServer(templateUrl: string, statement: string): Promise<void> {
  const url = new URL(templateUrl)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database of this file's own, as fresh as after the first start. */
export async function cloneDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const templateUrl = inject('templateUrl')
  const url = new URL(templateUrl)
  const template = url.pathname.slice(1)
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(templateUrl, `create database ${name} template ${template} strategy file_copy`)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(templateUrl, `drop database ${name} with (force)`) }
}
