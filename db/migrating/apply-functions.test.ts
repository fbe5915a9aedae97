import { createHash } from 'node:crypto'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { migrate } from '#db/migrate.ts'
import { cloneDatabase } from '#test/clone-database.ts'

import { applyFunctions, readFunctions } from './apply-functions.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let client: pg.Client
beforeAll(async () => {
  database = await cloneDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const answer = (version: number, text: string) => ({
  name: 'answer.sql',
  sql: `create or replace function answer() returns text language sql as $$ select '${text}' $$`,
  version,
  checksum: text,
})
const call = async () => (await client.query<{ answer: string }>('select answer()')).rows[0]?.answer
const bodies = async () =>
  (
    await client.query<{ body: string }>(`select p.oid::regprocedure || prosrc as body from pg_proc as p
    where pronamespace = 'public'::regnamespace order by 1`)
  ).rows

test('a newer version replaces a function; an older one leaves it', async () => {
  await applyFunctions(client, { functions: [answer(1, 'one')] })
  expect(await call()).toBe('one')
  await applyFunctions(client, { functions: [answer(2, 'two')] })
  expect(await call()).toBe('two')
  await applyFunctions(client, { functions: [answer(1, 'one')] })
  expect(await call()).toBe('two')
})

test('a function that was changed without a new version is named', async () => {
  await expect(applyFunctions(client, { functions: [answer(2, 'three')] })).rejects.toThrow(
    'db/functions/answer.sql was changed',
  )
  expect(await call()).toBe('two')
})

test('a database of the release before, which has the functions from its migrations, takes them over', async () => {
  const before = await bodies()
  await client.query('drop table schema_function')
  expect(await migrate(database.url)).toEqual([])
  expect(await bodies()).toEqual(before)
  const { rows } = await client.query<{ name: string }>('select name from schema_function order by name')
  expect(rows.map(({ name }) => name)).toEqual(readFunctions().map(({ name }) => name))
})

/** Stored rows hold what these made. */
const DERIVED = {
  'fold_text.sql': 'be134374c189613e25f70e124a0cc4fa984667954c5214edd7c73826e95e1171',
  'read_expert.sql': '3bdf6082920f45d0c64f32bb96dd8822329466e57c0ee2ec76d75eec6e6a7bd2',
}

test('what stored rows derive from stays as it is: else write another function, and a migration that rewrites the rows', () => {
  const hash = (sql: string) =>
    createHash('sha256')
      .update(sql.slice(sql.indexOf('create or replace')))
      .digest('hex')
  const hashes = readFunctions().flatMap(({ name, sql }) => (name in DERIVED ? [[name, hash(sql)]] : []))
  expect(Object.fromEntries(hashes)).toEqual(DERIVED)
})
