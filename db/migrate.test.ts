import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { cloneDatabase } from '#test/clone-database.ts'

import { migrate } from './migrate.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

async function query(statement: string) {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

test('migrating again does nothing', async () => {
  expect(await migrate(database.url)).toEqual([])
})

test('several nodes at once: each migration is applied once', async () => {
  await query('drop schema public cascade')
  await query('create schema public')
  const applied = await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)])
  expect(applied.flat()).toEqual([...new Set(applied.flat())])
  expect(applied.flat().length).toBeGreaterThan(2)
})

test('a migration that was changed after it ran is named', async () => {
  await query(`update schema_migration set checksum = 'other' where name = '0001_accounts.sql'`)
  await expect(migrate(database.url)).rejects.toThrow('Migration 0001_accounts.sql was changed after it ran')
})

test('R367 a database of a newer release is refused, by name', async () => {
  const newer = await cloneDatabase()
  const client = new pg.Client({ connectionString: newer.url })
  await client.connect()
  try {
    await client.query(`insert into schema_migration (name, checksum) values ('9999_later.sql', 'x')`)
    await expect(migrate(newer.url)).rejects.toThrow(
      /of a newer release: this one knows migrations up to \d{4}_\w+\.sql, the database needs a release that has 9999_later\.sql/,
    )
  } finally {
    await client.end()
    await newer.drop()
  }
})
