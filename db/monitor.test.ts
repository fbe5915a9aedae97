import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { REQUEST_TIMEOUTS } from '#domain/limits/resource-limits.ts'
import { cloneDatabase } from '#test/clone-database.ts'
import { openDatabaseLine } from '#test/database-line.ts'
import { onServer } from '#test/on-server.ts'

import { openConnection } from './connection.ts'
import { type DatabaseMonitor, monitorDatabase } from './monitor.ts'
import { unavailablePart } from './unavailable.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let line: Awaited<ReturnType<typeof openDatabaseLine>>
const opened: (() => unknown)[] = []
beforeAll(async () => {
  database = await cloneDatabase()
  line = await openDatabaseLine(database.url)
})
afterEach(async () => {
  line.become('open')
  for (const close of opened.splice(0).toReversed()) await close()
})
afterAll(async () => {
  line.close()
  await database.drop()
})

const CHECK = { everyMs: 50, timeoutMs: 400, retryMs: 50 } as unknown as Parameters<
  typeof monitorDatabase
>[1]['check'] & {}

async function open(more: { machineTime?: () => number } = {}) {
  const changes: string[] = []
  const onChange = ({ condition }: { condition: string }) => changes.push(condition)
  const monitor: DatabaseMonitor = await monitorDatabase(line.url, { onChange, check: CHECK, ...more })
  opened.push(() => monitor.close())
  const requests = openConnection(line.url, { guard: monitor, timeouts: REQUEST_TIMEOUTS, max: 3 })
  const jobs = openConnection(line.url, { guard: monitor, max: 2 })
  opened.push(requests.close, jobs.close)
  return { monitor, changes, requests, jobs }
}

const one = (db: Awaited<ReturnType<typeof open>>['requests']['db']) =>
  sql<{ one: number }>`select 1 as one`.execute(db).then(({ rows }) => rows[0]?.one)
const partOf = (promise: Promise<unknown>) => promise.then(() => undefined, unavailablePart)

test('R360 when the database stops answering, waiting requests fail soon, new ones at once, and everything recovers afterwards', async () => {
  const { monitor, changes, requests, jobs } = await open()
  await Promise.all([one(requests.db), one(jobs.db)])
  const running = [jobs, jobs, requests, requests, requests].map(({ db }) => sql`select pg_sleep(60)`.execute(db))
  const waiting = [jobs, requests].map(({ db }) => one(db))
  const all = Promise.all([...running, ...waiting].map(partOf))
  line.become('silent')
  const begun = performance.now()
  expect(new Set(await all)).toEqual(new Set(['database']))
  expect(performance.now() - begun).toBeLessThan(3000)
  expect(monitor.failure()?.part).toBe('database')
  const asked = performance.now()
  expect(await partOf(one(requests.db))).toBe('database')
  expect(performance.now() - asked).toBeLessThan(50)

  line.become('open')
  await expect.poll(() => monitor.failure(), { timeout: 5000 }).toBeUndefined()
  expect(await Promise.all([one(requests.db), one(jobs.db)])).toEqual([1, 1])
  expect(changes).toEqual(['away', 'up'])
})

test('R360 a database that refuses connections is away; once it takes them it is used', async () => {
  const { monitor, changes, requests } = await open()
  await one(requests.db)
  line.become('refused')
  await expect.poll(() => monitor.failure()?.part, { timeout: 5000 }).toBe('database')
  expect(await partOf(one(requests.db))).toBe('database')
  line.become('open')
  await expect.poll(() => partOf(one(requests.db)), { timeout: 5000 }).toBeUndefined()
  expect(changes).toEqual(['away', 'up'])
})

test('R360 connections that are reset, the monitor’s among them, do not make the database away', async () => {
  const { monitor, changes, requests } = await open()
  await one(requests.db)
  line.reset()
  await expect.poll(() => partOf(one(requests.db)), { timeout: 5000 }).toBeUndefined()
  const begun = async () => {
    const found = sql<{ begun: string }>`select backend_start::text as begun from pg_stat_activity
      where datname = current_database() and application_name = 'guildhall monitor' and query <> ''`
    return (await found.execute(requests.db)).rows.map((row) => row.begun)
  }
  const before = await begun()
  expect(before).toHaveLength(1)
  await onServer(
    database.adminUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'guildhall monitor'`,
  )
  // It has asked again, on a new connection.
  await expect
    .poll(async () => (await begun()).filter((one) => !before.includes(one)), { timeout: 5000 })
    .toHaveLength(1)
  expect([monitor.failure(), changes]).toEqual([undefined, []])
})

test('R364 a node whose clock is off by more than 5 s uses the database no more, until it is right', async () => {
  let ahead = 31 * 86_400_000
  const { monitor, changes, requests, jobs } = await open({ machineTime: () => Date.now() + ahead })
  expect(monitor.failure()).toMatchObject({ part: 'clock', message: expect.stringContaining('ahead of') })
  expect(await Promise.all([requests, jobs].map(({ db }) => partOf(one(db))))).toEqual(['clock', 'clock'])
  ahead = -3000
  await expect.poll(() => monitor.failure(), { timeout: 5000 }).toBeUndefined()
  expect(await one(requests.db)).toBe(1)
  expect(changes).toEqual(['clock', 'up'])
  // Off by less it is corrected.
  expect(Math.abs(monitor.now().getTime() - Date.now())).toBeLessThan(1000)
})

test('R361 it knows when the database is read-only', async () => {
  const { monitor, requests } = await open()
  const name = new URL(database.url).pathname.slice(1)
  expect(monitor.isReadOnly()).toBe(false)
  await onServer(database.adminUrl, `alter database ${name} set default_transaction_read_only = on`)
  line.reset()
  await expect.poll(() => monitor.isReadOnly(), { timeout: 5000 }).toBe(true)
  expect(monitor.failure()).toBeUndefined()
  await expect.poll(() => partOf(one(requests.db)), { timeout: 5000 }).toBeUndefined()
  const written = sql`insert into search_word (word) values ('never')`.execute(requests.db)
  expect(await partOf(written)).toBe('database')
  await onServer(
    database.adminUrl,
    `begin read write; alter database ${name} reset default_transaction_read_only; commit`,
  )
})
