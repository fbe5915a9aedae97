import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

import { searchAccounts } from './account-search.ts'

const PAGE = { reached: 1201, limit: 24, offset: 0 }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  const { pool } = site.deps.background
  await pool.query(
    `insert into "user" (id, name, email, created_at)
     select 'u' || n, 'Person ' || n, 'address' || n || '@crowd.test', '2026-01-01'::timestamptz + n * interval '1 s'
     from generate_series(1, 60000) n`,
  )
  await pool.query(
    `insert into profile (id, slug, owner_user_id, name)
     select 'p' || n, 'handle-' || n, 'u' || n, 'Name' from generate_series(1, 60000, 10) n`,
  )
  await pool.query('analyze "user", profile')
})
afterAll(() => site.close())

test('R254 a word that most accounts have is found without sorting them all, newest first', async () => {
  expect(await searchAccounts(site.deps.db, { ...PAGE, q: 'crowd.test' })).toMatchObject({
    count: 1201,
    ids: expect.arrayContaining(['u60000', 'u59977']),
  })
  expect((await searchAccounts(site.deps.db, { ...PAGE, q: 'address5', offset: 24 })).ids[0]).toBe('u59975')
})

test.each(['address599', 'person 599', 'handle-599'])('R254 %s can be found by indexes alone', async (q) => {
  await site.deps.db.transaction().execute(async (transaction) => {
    const countScans = async () => {
      const { rows } = await sql<{ scans: number }>`
        select sum(seq_scan)::integer as scans from pg_stat_xact_user_tables
        where relname in ('user', 'profile', 'workspace_member')`.execute(transaction)
      return rows[0]?.scans
    }
    // Without these, only a bitmap of an index that fits the condition is left, or what no index fits: a whole table.
    for (const way of ['seqscan', 'indexscan', 'indexonlyscan']) {
      await sql.raw(`set local enable_${way} = off`).execute(transaction)
    }
    const before = await countScans()
    expect((await searchAccounts(transaction, { ...PAGE, q })).count).toBeGreaterThan(0)
    expect(await countScans()).toBe(before)
  })
})
