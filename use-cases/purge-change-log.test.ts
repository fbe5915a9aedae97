import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { findChangeLogEnd, findChangesSince } from '#db/change-log/find-changes.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { purgeChangeLog } from './purge-change-log.ts'

let site: TestSite
let reader: pg.Client
beforeAll(async () => {
  site = await openTestSite()
  reader = new pg.Client(site.databaseUrl)
  await reader.connect()
})
afterAll(async () => {
  await reader.end()
  await site.close()
})
beforeEach(() => site.deps.pool.query('truncate change_log'))

const log = (subject: string, minutesAgo = 0) =>
  site.deps.pool.query(
    `insert into change_log (kind, subject, at) values ('profile', $1, now() - $2 * interval '1 minute')`,
    [subject, minutesAgo],
  )
const left = async () =>
  (await site.deps.pool.query<{ subject: string }>('select subject from change_log order by xid, subject')).rows.map(
    ({ subject }) => subject,
  )

/** Transactions of other databases of the server hold pruning up, too: tries until they have ended. */
const leftAfter = (purge: () => Promise<void>) => async () => {
  await purge()
  return left()
}
const longTimeout = { timeout: 10_000 }

test('R382 what is older than an hour goes, and who has not read it learns that', async () => {
  await log('oldest', 90)
  const early = await findChangeLogEnd(reader)
  await log('old', 61)
  // Whatever is in progress belongs to the databases of other tests.
  const late = { ...(await findChangeLogEnd(reader)), inProgress: [] }
  await log('recent', 59)
  await expect
    .poll(
      leftAfter(() => purgeChangeLog(site.deps, { atOnce: 1 })),
      longTimeout,
    )
    .toEqual(['recent'])
  expect((await findChangesSince(reader, early)).missed).toBe(true)
  expect(await findChangesSince(reader, late)).toMatchObject({
    missed: false,
    changes: [{ kind: 'profile', subject: 'recent' }],
  })
})

test('R382 of too many rows the newest stay', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await log(name)
  await expect
    .poll(
      leftAfter(() => purgeChangeLog(site.deps, { maxRows: 2 })),
      longTimeout,
    )
    .toEqual(['d', 'e'])
})

test('R382 nothing goes that a transaction in progress may have been before', async () => {
  const client = await site.deps.pool.connect()
  await client.query('begin')
  await client.query(
    `insert into change_log (kind, subject, at) values ('profile', 'slow', now() - interval '2 hours')`,
  )
  const before = await findChangeLogEnd(reader)
  await log('old', 90)
  await purgeChangeLog(site.deps)
  await client.query('commit')
  client.release()
  const { missed, changes } = await findChangesSince(reader, before)
  expect([missed, changes.map(({ subject }) => subject)]).toEqual([false, ['slow', 'old']])
  await expect
    .poll(
      leftAfter(() => purgeChangeLog(site.deps)),
      longTimeout,
    )
    .toEqual([])
})

test('R382 rows that were copied from another server do not hide new ones', async () => {
  await site.deps.pool.query(`insert into change_log (xid, kind, subject) values ('99999999999', 'profile', 'foreign')`)
  await site.deps.pool.query(`update change_log_state set pruned = '99999999990'`)
  const before = await findChangeLogEnd(reader)
  await log('ours')
  expect(await findChangesSince(reader, before)).toMatchObject({ missed: false, changes: [{ subject: 'ours' }] })
  await purgeChangeLog(site.deps)
  expect(await left()).toEqual(['ours'])
  const { rows } = await site.deps.pool.query<{ pruned: string }>('select pruned::text from change_log_state')
  expect(rows).toEqual([{ pruned: '0' }])
})
