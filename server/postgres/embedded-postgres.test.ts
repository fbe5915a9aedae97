import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { startQueue } from '#adapters/queue/queue.ts'
import { openConnection } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { JOB_NAMES } from '#jobs/all-jobs.ts'

import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { findEngine } from './engine.ts'

let folder: string
const home = () => ({ engine: findEngine(), path: join(folder, 'postgres') })
const start = (more = {}) => startEmbeddedPostgres({ home: home(), database: 'guildhall', ...more })

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-embedded-'))
  chmodSync(folder, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function query<T extends pg.QueryResultRow>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<T>(statement)).rows
  } finally {
    await client.end()
  }
}

async function openQueue(url: string): Promise<void> {
  const { pool, close } = openConnection(url)
  const queue = await startQueue({ pool, names: JOB_NAMES, onError: () => {} })
  await queue.stop()
  await close()
}

const postmasterPid = () => Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])

test('UTF-8 and the same order everywhere, reachable from this machine only', async () => {
  const postgres = await start()
  try {
    expect(await query(postgres.url('guildhall'), 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
    expect(await query(postgres.url('guildhall'), 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    await expect(query(postgres.url('guildhall').replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      /password/,
    )
  } finally {
    await postgres.stop()
  }
})

test('a second start on the same data is refused with a clear message', async () => {
  const postgres = await start()
  try {
    await expect(start()).rejects.toThrow(/Another Guildhall already runs on this DATA_DIR/)
    expect(await query(postgres.url('guildhall'), 'select 1 as one')).toEqual([{ one: 1 }])
  } finally {
    await postgres.stop()
  }
})

test('after kill -9 of PostgreSQL it comes back by itself, with everything committed', async () => {
  const lines: string[] = []
  const postgres = await start({ printLine: (line: string) => lines.push(line) })
  try {
    const url = postgres.url('guildhall')
    await query(url, 'create table if not exists kept (n int)')
    await query(url, 'insert into kept values (1)')
    process.kill(postmasterPid(), 'SIGKILL')
    await vi.waitFor(async () => expect(await query(url, 'select n from kept')).toEqual([{ n: 1 }]), {
      timeout: 15_000,
      interval: 200,
    })
    await vi.waitFor(() =>
      expect(lines).toEqual(['The database ended unexpectedly; starting it again.', 'The database is back.']),
    )
  } finally {
    await postgres.stop()
  }
})

test('after kill -9 of its parent, the next start takes over from the orphan', async () => {
  const script = `
    import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts'
    import { findEngine } from '#server/postgres/engine.ts'
    await startEmbeddedPostgres({ home: { engine: findEngine(), path: ${JSON.stringify(join(folder, 'postgres'))} }, database: 'guildhall' })
    console.log('up')
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => parent.stdout.once('data', resolve))
  const orphan = postmasterPid()
  parent.kill('SIGKILL')
  await new Promise((resolve) => parent.once('exit', resolve))
  const postgres = await start()
  try {
    expect(postmasterPid()).not.toBe(orphan)
    await vi.waitFor(() => expect(() => process.kill(orphan, 0)).toThrow('ESRCH'), { timeout: 10_000 })
    expect(await query(postgres.url('guildhall'), 'select n from kept')).toEqual([{ n: 1 }])
  } finally {
    await postgres.stop()
  }
})

test('R200 the app has its own database and no more rights than that', async () => {
  const postgres = await start()
  try {
    const url = postgres.url('guildhall')
    const rights = 'rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls'
    expect(await query(url, `select ${rights} from pg_roles where rolname = current_user`)).toEqual([
      { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false },
    ])
    for (const attack of [
      `copy (select 1) to program 'touch /tmp/guildhall-was-here'`,
      `select pg_read_file('postgresql.conf')`,
      `alter role current_user superuser`,
      `create role another login`,
      `set session_replication_role = replica`,
      `select rolpassword from pg_authid`,
    ]) {
      await expect(query(url, attack)).rejects.toThrow(/permission denied|superuser|CREATEROLE/)
    }
    const passwords = [url, postgres.adminUrl('guildhall')].map((one) => new URL(one).password)
    expect(new Set(passwords).size).toBe(2)
  } finally {
    await postgres.stop()
  }
})

test('R200 a database that the superuser has from before is handed over, with everything in it', async () => {
  const before = await start()
  try {
    // As it was made until now: by the superuser, migrations, jobs and all.
    await query(before.adminUrl('postgres'), 'create database old')
    await migrate(before.adminUrl('old'))
    await openQueue(before.adminUrl('old'))
    await query(
      before.adminUrl('old'),
      `insert into "user" (id, name, email) values ('one', 'One', 'one@example.test')`,
    )
    await query(before.adminUrl('old'), `create type mood as enum ('fine'); create sequence lonely`)
  } finally {
    await before.stop()
  }
  for (const again of [false, true]) {
    const postgres = await start({ database: 'old' })
    try {
      const url = postgres.url('old')
      expect(await migrate(url)).toEqual([])
      await openQueue(url)
      expect(await query(url, `select name from "user"`)).toEqual([{ name: 'One' }])
      expect(await query(url, `select 1 from information_schema.columns where column_name = 'extra'`)).toHaveLength(
        again ? 1 : 0,
      )
      await query(url, 'alter table "user" add column if not exists extra text; select recount_listings()')
      await query(url, `alter type mood add value if not exists 'better'; alter sequence lonely restart`)
      await query(url, 'vacuum analyze profile')
      const foreign = `
        select 'table' as kind, relname::text as name from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
          and relowner <> 'guildhall_app'::regrole
        union all select 'function', proname from pg_proc where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
          and proowner <> 'guildhall_app'::regrole
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`
      expect(await query(url, foreign)).toEqual([])
    } finally {
      await postgres.stop()
    }
  }
})

const STARTS = `
  const { startEmbeddedPostgres } = await import('#server/postgres/embedded-postgres.ts')
  const { findEngine } = await import('#server/postgres/engine.ts')
  await startEmbeddedPostgres({ home: { engine: findEngine(), path: process.argv[1] }, database: 'guildhall' })
  console.log('started')
  setInterval(() => {}, 1000)`

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('R369 it ends with the process that started it, also by kill -9', async () => {
  const node = spawn(process.execPath, ['--input-type=module', '-e', STARTS, home().path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => node.stdout.once('data', resolve))
  const pid = postmasterPid()
  expect(isAlive(pid)).toBe(true)
  node.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000, interval: 50 })
})

test('R377 data of another major version is refused by name, and left as it is', async () => {
  await (await start()).stop()
  const path = join(folder, 'postgres/data/PG_VERSION')
  const own = readFileSync(path, 'utf8')
  writeFileSync(path, '16\n')
  try {
    await expect(start()).rejects.toThrow(
      /was made by PostgreSQL 16, and this release comes with 18: make a backup with the release that you had/,
    )
  } finally {
    writeFileSync(path, own)
  }
  await (await start()).stop()
})
