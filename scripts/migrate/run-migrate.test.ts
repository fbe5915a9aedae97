import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openDatabase } from '#server/startup/database.ts'
import { parseEnv } from '#server/startup/env.ts'
import { StartError } from '#server/startup/start-error.ts'
import { cloneDatabase } from '#test/clone-database.ts'

import { runMigrate } from './run-migrate.ts'

/** As the command ends (server/startup/run-main.ts). */
const REFUSED = 78

let database: Awaited<ReturnType<typeof cloneDatabase>>
let client: pg.Client
let dataDir: string
let env: Record<string, string>
beforeAll(async () => {
  database = await cloneDatabase()
  client = new pg.Client(database.url)
  await client.connect()
  dataDir = mkdtempSync(join(tmpdir(), 'guildhall-migrate-'))
  env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://localhost:1',
    AUTH_SECRET: 'a secret that only the tests use',
  }
})
afterAll(async () => {
  await client.end()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs the command like `npm run migrate --`. */
async function migrate(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  try {
    return { code: await runMigrate(args, { env, printLine: (line) => lines.push(line) }), lines }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return { code: REFUSED, lines: [...lines, error.message] }
  }
}

/** As a node starts with MIGRATE_ON_START=off. */
const start = () =>
  openDatabase(parseEnv({ ...env, MIGRATE_ON_START: 'off' }), { printLine: () => {}, onLost: () => {} }).then(
    () => 'open',
    (error: Error) => error.message,
  )

test('R623 nothing is pending on a database that is up to date, and a start goes on', async () => {
  expect(await migrate('--pending')).toEqual({ code: 0, lines: ['Nothing is pending.'] })
  expect(await migrate()).toEqual({ code: 0, lines: ['The database is up to date.'] })
  expect(await start()).toBe('open')
})

test('R623 an empty database: what is pending is listed, refused at a start, and applied with its time', async () => {
  await client.query('drop schema pgboss cascade; drop schema public cascade; create schema public')
  const listed = await migrate('--pending')
  expect(listed.code).toBe(1)
  expect(listed.lines).toEqual(
    expect.arrayContaining(['0001_accounts.sql', '0095_search_by_part.sql', 'read_expert.sql']),
  )
  expect(listed.lines.at(-1)).toBe('the tables of the job queue')
  expect(await start()).toMatch(
    /^The database is not up to date, and MIGRATE_ON_START=off: \d+ changes pending \(0001_accounts\.sql, .*…\)\. Run npm run migrate first\.$/,
  )
  const { rows } = await client.query(`select from pg_class where relnamespace = 'public'::regnamespace`)
  expect(rows).toEqual([])

  const applied = await migrate()
  expect([applied.code, applied.lines.at(-1)]).toEqual([0, 'The database is up to date.'])
  const named = applied.lines.slice(0, -1).map((line) => /^ {2}✓ (\w+\.sql) \(\d+\.\d\d s\)$/.exec(line)?.[1])
  expect([...named, 'the tables of the job queue']).toEqual(listed.lines)
  expect((await migrate('--pending')).code).toBe(0)
  expect(await start()).toBe('open')
})

test('R623 a function, or the queue alone, is pending, too', async () => {
  await client.query(`update schema_function set version = 0 where name = 'fold_text.sql'`)
  expect(await migrate('--pending')).toEqual({ code: 1, lines: ['fold_text.sql'] })
  expect(await start()).toContain('1 change pending (fold_text.sql)')
  expect((await migrate()).lines[0]).toMatch(/^ {2}✓ fold_text\.sql/)
  await client.query('update pgboss.version set version = version - 1')
  expect(await migrate('--pending')).toEqual({ code: 1, lines: ['the tables of the job queue'] })
  await client.query('update pgboss.version set version = version + 1')
})

test('R623 a newer database, and what is not understood, is one line', async () => {
  await client.query(`insert into schema_migration (name, checksum) values ('9999_later.sql', 'x')`)
  for (const args of [[], ['--pending']]) {
    const { code, lines } = await migrate(...args)
    expect([code, lines]).toEqual([78, [expect.stringContaining('The database is of a newer release')]])
  }
  await client.query(`delete from schema_migration where name = '9999_later.sql'`)
  const { code, lines } = await migrate('--all')
  expect([code, lines]).toEqual([78, [expect.stringMatching(/^Use: npm run migrate/)]])
})
