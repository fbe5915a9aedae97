import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { openConnection } from '#db/connection.ts'
import { cloneDatabase } from '#test/clone-database.ts'
import { openDatabaseLine } from '#test/database-line.ts'

import { type FollowedLog, followChangeLog } from './follow-change-log.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let line: Awaited<ReturnType<typeof openDatabaseLine>>
let pool: pg.Pool
let followed: FollowedLog | undefined
let received: string[] = []
beforeAll(async () => {
  database = await cloneDatabase()
  line = await openDatabaseLine(database.url)
  pool = openConnection(database.url).pool
})
afterEach(async () => {
  await followed?.close()
  received = []
})
afterAll(async () => {
  await pool.end()
  line.close()
  await database.drop()
})

async function follow(): Promise<FollowedLog> {
  followed = await followChangeLog(line.url, {
    onChanges: (changes) => received.push(...changes.map(({ subject }) => subject)),
    onMissed: () => received.push('(missed)'),
    onLost: () => received.push('(lost)'),
    onCaughtUp: () => received.push('(caught up)'),
    onError: () => {},
  })
  received = []
  return followed
}

const log = (subject: string) => pool.query(`select log_change('profile', $1)`, [subject])
const killReader = () =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'guildhall changes%' and datname = current_database()`)

test('R379 R380 every change is received, and was received by the time that `catchUp` resolves', async () => {
  const { catchUp, lagSeconds } = await follow()
  for (let number = 0; number < 10; number += 1) {
    await log(`received ${number}`)
    await expect.poll(() => received, { timeout: 3000, interval: 5 }).toContain(`received ${number}`)
  }
  const names = Array.from({ length: 40 }, (_, number) => `waited for ${number}`)
  await Promise.all(
    names.map(async (name) => {
      await log(name)
      await catchUp()
      expect(received).toContain(name)
    }),
  )
  expect(lagSeconds()).toBeLessThan(1)
})

test('R379 a transaction that goes on delays no other, and is received when it ends', async () => {
  await follow()
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`select log_change('profile', 'slow')`)
  for (const name of ['a', 'b', 'c']) {
    await log(name)
    await expect.poll(() => received, { timeout: 3000, interval: 5 }).toContain(name)
  }
  expect(received).toEqual(['a', 'b', 'c'])
  await client.query('commit')
  client.release()
  await expect.poll(() => received, { timeout: 3000, interval: 5 }).toEqual(['a', 'b', 'c', 'slow'])
})

test('R381 a node whose connection was ended first receives what was changed in the meantime', async () => {
  await follow()
  await killReader()
  await log('meanwhile')
  await expect.poll(() => received.at(-1), { timeout: 5000 }).toBe('(caught up)')
  expect(received).toEqual(['(lost)', 'meanwhile', '(caught up)'])
})

test('R381 a node whose connection stops answering notices, and catches up when it is back', async () => {
  const { lagSeconds, catchUp } = await follow()
  line.become('silent')
  await log('unreceived')
  await expect.poll(() => received, { timeout: 6000 }).toEqual(['(lost)'])
  expect(lagSeconds()).toBeGreaterThan(2)
  // Callers do not wait for a log that cannot be read.
  await catchUp()
  line.become('open')
  await expect.poll(() => received, { timeout: 8000 }).toEqual(['(lost)', 'unreceived', '(caught up)'])
  expect(lagSeconds()).toBeLessThan(1)
}, 20_000)

test('R381 a node that was away while the log was pruned learns that it has missed something', async () => {
  await follow()
  line.become('refused')
  await expect.poll(() => received).toEqual(['(lost)'])
  await log('pruned')
  await pool.query(`with gone as (delete from change_log returning xid)
    update change_log_state set pruned = (select xid from gone order by gone.xid desc limit 1)`)
  line.become('open')
  await expect.poll(() => received, { timeout: 5000 }).toEqual(['(lost)', '(missed)', '(caught up)'])
})
