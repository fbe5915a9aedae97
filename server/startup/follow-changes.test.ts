import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openConnection } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts'
import { findEngine } from '#server/postgres/engine.ts'
import { openCachedSite } from '#test/sites/cached-site.ts'

import { followChanges } from './follow-changes.ts'

let folder: string
let postgres: EmbeddedPostgres
let connection: ReturnType<typeof openConnection>
let followed: Awaited<ReturnType<typeof followChanges>>
let site: Awaited<ReturnType<typeof openCachedSite>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-changes-'))
  chmodSync(folder, 0o755)
  const home = { engine: findEngine(), path: join(folder, 'postgres') }
  postgres = await startEmbeddedPostgres({ home, database: 'guildhall' })
  const databaseUrl = postgres.url('guildhall')
  await migrate(databaseUrl)
  connection = openConnection(databaseUrl)
  followed = await followChanges(connection.db, { databaseUrl, onError: () => {} })
  site = await openCachedSite({ render: (key) => ({ tags: [`profile:${key.slice(2)}`] }) })
  followed.follow(site.cache)
}, 60_000)
afterAll(async () => {
  await site.close()
  await followed.close()
  await connection.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const longTimeout = { timeout: 20_000 }

/** Tries until the database is back. */
async function log(subject: string): Promise<void> {
  const write = () => connection.pool.query(`select log_change('profile', $1)`, [subject])
  await expect
    .poll(
      () =>
        write().then(
          () => true,
          () => false,
        ),
      longTimeout,
    )
    .toBe(true)
}

test('R381 after a crash of the database only pages that changed meanwhile are rendered again', async () => {
  const read = async (path: string) => (await site.get(path)).text
  await Promise.all(['/@ada', '/@bea'].map(read))
  const other = new pg.Client(postgres.adminUrl('guildhall'))
  other.on('error', () => {})
  await other.connect()
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  expect(pid).toBeGreaterThan(0)
  // One backend that is killed makes the server end all others, and recover.
  process.kill(pid, 'SIGKILL')
  await log('ada')
  // While changes cannot be received, each request renders the page.
  const isCached = async () => (await read('/@ada')) === (await read('/@ada')) && site.renders('/@ada') > 1
  await expect.poll(isCached, longTimeout).toBe(true)
  expect(site.renders('/@bea')).toBe(1)
  expect(await read('/@bea')).toBe('/@bea made 1')
}, 60_000)
