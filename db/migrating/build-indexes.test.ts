import { createHash } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { openConnection } from '#db/connection.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { cloneDatabase } from '#test/clone-database.ts'
import { makeUser } from '#test/make.ts'

const sql = '-- no transaction\ncreate index concurrently user_name_next on "user" (name);'
const NEXT = { name: '9001_next.sql', sql, checksum: createHash('sha256').update(sql).digest('hex') }

let database: Awaited<ReturnType<typeof cloneDatabase>>
let connection: ReturnType<typeof openConnection>
beforeAll(async () => {
  database = await cloneDatabase()
  connection = openConnection(database.url)
  await makeUser(connection.db, { email: 'ada@example.test' })
})
beforeEach(async () => {
  await connection.pool.query('drop index if exists user_name_next')
  await connection.pool.query('delete from schema_migration where name = $1', [NEXT.name])
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const upgrade = (url = database.url) => migrate(url, { migrations: [...readMigrations(), NEXT] })

/** Undefined where there is no such index. */
async function isValid(): Promise<boolean | undefined> {
  const { rows } = await connection.pool.query<{ valid: boolean }>(
    `select indisvalid as valid from pg_index where indexrelid = to_regclass('user_name_next')`,
  )
  return rows[0]?.valid
}

/** A transaction that has written to the table, and goes on. */
async function openWriter() {
  const client = await connection.pool.connect()
  await client.query('begin')
  await client.query('update "user" set name = name')
  return {
    async commit() {
      await client.query('commit')
      client.release()
    },
  }
}

test('R624 an index is built while a transaction is open, and writes go on', async () => {
  const writer = await openWriter()
  const migrating = upgrade()
  await expect.poll(isValid).toBe(false)
  const other = await connection.pool.connect()
  await other.query(`set lock_timeout = 1000`)
  await other.query(`insert into "user" (id, name, email) values ('meanwhile', 'Bea', 'bea@example.test')`)
  other.release(true)
  await writer.commit()
  expect(await migrating).toEqual([NEXT.name])
  expect(await isValid()).toBe(true)
  expect(await upgrade()).toEqual([])
})

test('R624 what an interrupted build has left is built again', async () => {
  const writer = await openWriter()
  const broken = upgrade().then(
    () => 'done',
    () => 'interrupted',
  )
  await expect.poll(isValid).toBe(false)
  await connection.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'guildhall migrate' and datname = current_database()`,
  )
  expect(await broken).toBe('interrupted')
  expect(await isValid()).toBe(false)
  await writer.commit()
  expect(await upgrade()).toEqual([NEXT.name])
  expect(await isValid()).toBe(true)
})

test('R624 an index that was built, but not recorded, stays', async () => {
  await connection.pool.query('create index user_name_next on "user" (name)')
  const oid = async () =>
    (await connection.pool.query<{ oid: string }>(`select to_regclass('user_name_next')::oid as oid`)).rows[0]?.oid
  const before = await oid()
  expect(await upgrade()).toEqual([NEXT.name])
  expect(await oid()).toBe(before)
})

test('R624 several nodes at once: none waits for another in a circle', async () => {
  const applied = await Promise.all([upgrade(), upgrade(), upgrade()])
  expect(applied.flat()).toEqual([NEXT.name])
  expect(await isValid()).toBe(true)
})

test('R624 timeouts of the connection do not end it', async () => {
  const url = new URL(database.url)
  url.searchParams.set('options', '-c statement_timeout=300 -c lock_timeout=300')
  const writer = await openWriter()
  const migrating = upgrade(url.href)
  await expect.poll(isValid).toBe(false)
  await connection.pool.query('select pg_sleep(1)')
  await writer.commit()
  expect(await migrating).toEqual([NEXT.name])
})
