import { inject } from 'vitest'

import { onServer } from './on-server.ts'

function inDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** A database without a table. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const templateUrl = inject('templateUrl')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(inDatabase(templateUrl, 'postgres'), `create database ${name} template template0`)
  return {
    url: inDatabase(templateUrl, name),
    drop: () => onServer(inDatabase(inject('adminUrl'), 'postgres'), `drop database ${name} with (force)`),
  }
}

/** A database for one test file, as fresh as after the first start. */
export async function cloneDatabase(): Promise<{ url: string; adminUrl: string; drop(): Promise<void> }> {
  const templateUrl = inject('templateUrl')
  const server = inDatabase(templateUrl, 'postgres')
  const template = new URL(templateUrl).pathname.slice(1)
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: inDatabase(templateUrl, name),
    adminUrl: inDatabase(inject('adminUrl'), name),
    // As the superuser, since autovacuum may be at work in it.
    drop: () => onServer(inDatabase(inject('adminUrl'), 'postgres'), `drop database ${name} with (force)`),
  }
}
