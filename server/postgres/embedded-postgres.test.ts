import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

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
  const said: string[] = []
  const postgres = await start({ say: (line: string) => said.push(line) })
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
      expect(said).toEqual(['The database ended unexpectedly; starting it again.', 'The database is back.']),
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
    expect(() => process.kill(orphan, 0)).toThrow('ESRCH')
    expect(await query(postgres.url('guildhall'), 'select n from kept')).toEqual([{ n: 1 }])
  } finally {
    await postgres.stop()
  }
})
