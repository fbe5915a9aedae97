import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

import { ALL_JOBS } from './all-jobs.ts'

let site: TestSite
const userId = 'somebody'

beforeAll(async () => {
  site = await openTestSite()
  await site.deps.pool.query(`insert into "user" (id, name, email) values ($1, 'Somebody', 'somebody@example.test')`, [
    userId,
  ])
})
afterAll(() => site.close())

/** A row of each table: its time is a parameter. */
const ROWS: Record<string, string> = {
  session: `insert into session (id, token, user_id, expires_at) values ($1, $1, $2, $3)`,
  verification: `insert into verification (id, identifier, value, expires_at) values ($1, $1, $2, $3)`,
  account_token: `insert into account_token (user_id, purpose, email, token_hash, expires_at)
    select $2, case when $1 like 'old%' then 'verify-email' else 'reset-password' end, 'a@example.test', $1, $3`,
  spent_token: `insert into spent_token (hash, expires_at) select $1, $3::timestamptz where $2::text is not null`,
  refused_form: `insert into refused_form (id, browser_hash, sealed, created_at, expires_at)
    values ($1, $2, '', $3, $3)`,
  mail_outbox: `insert into mail_outbox (id, kind, recipient, subject, text_body, html_body, message_id, created_at)
    select $1, 'message', $2, '', '', '', $1, $3`,
  analytics_event: `insert into analytics_event (id, name, properties, user_id, created_at)
    values ($1, 'Profile Edited', '{}', $2, $3)`,
}

const DAY_MS = 86_400_000

test.each([
  ['purge-sign-ins', 'session', 0],
  ['purge-sign-ins', 'verification', 0],
  ['purge-sign-ins', 'account_token', 0],
  ['purge-sign-ins', 'spent_token', 0],
  ['purge-sign-ins', 'refused_form', 0],
  ['purge-mails', 'mail_outbox', 90],
  ['purge-statistics', 'analytics_event', 365],
])('R459 %s deletes rows of %s that are %i days over, and no others', async (name, table, days) => {
  const { pool, now } = site.deps
  const end = now().getTime() - days * DAY_MS
  await pool.query(ROWS[table] ?? '', ['young', userId, new Date(end + 60_000)])
  // A newer session would end the old one by itself.
  await pool.query(ROWS[table] ?? '', ['old', userId, new Date(end - 60_000)])
  expect((await pool.query(`select from ${table}`)).rowCount).toBe(2)
  const job = ALL_JOBS.find((one) => one.name === name)
  expect(job?.cron).toBeDefined()
  await job?.handle(site.deps, {} as never)
  const { rows } = await pool.query(`select to_jsonb(${table})::text as row from ${table}`)
  expect(rows).toEqual([{ row: expect.stringContaining('young') }])
})

test('R459 jobs that are done or given up are deleted after 7 days, those never started after 14', async () => {
  const { rows } = await site.deps.pool.query(
    'select distinct deletion_seconds, retention_seconds from pgboss.queue where name = any($1)',
    [ALL_JOBS.map(({ name }) => name)],
  )
  expect(rows).toEqual([{ deletion_seconds: 7 * 86_400, retention_seconds: 14 * 86_400 }])
})
