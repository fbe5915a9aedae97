import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { WAITING_REPORT_LIMITS } from '#domain/limits.ts'
import { mailedToken } from '#test/mailed-token.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { mailAccountLink } from '#use-cases/accounts/mail-account-link.ts'

import { applyWaitingReportsJob } from './apply-waiting-reports.ts'

const TOKEN = 'the-token-of-the-tests-0123456789'
const headers = { authorization: `Bearer ${TOKEN}` }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ hostSyncToken: TOKEN, unlimited: true })
})
afterAll(() => site.close())

async function put(path: string, body: object) {
  const answer = await site.send('PUT', `/v1/marketplace/host/${path}`, { body, headers })
  return answer.status === 200 ? answer.body['status'] : answer.status
}
const user = (email: string) => ({ name: 'Ada Moreau', email, emailVerified: true, version: 1 })
async function countAssets(owner: string): Promise<number> {
  const rows = await site.deps.db.selectFrom('asset').where('owner_user_id', '=', owner).select('id').execute()
  return rows.length
}
const jobs = async () =>
  (await site.deps.pool.query("select data from pgboss.job where name = 'apply-waiting-reports' and state = 'created'"))
    .rows

const workOnReports = () => {
  const { payload, handle } = applyWaitingReportsJob
  return site.deps.queue.work('apply-waiting-reports', { payload, handle: (later) => handle(site.deps, later) })
}

test('R526 a report applies a limited number of those that waited for it; a job does the rest', async () => {
  const work = { type: 'sites', name: 'Museum', slug: 'museum', public: true, publishedOn: null, version: 1 }
  expect(await put('assets/work-0000', { ...work, owner: { userId: 'late-owner' } })).toBe('pending')
  const total = 2 * WAITING_REPORT_LIMITS.atOnce + 50
  await sql`
    insert into host_entry (kind, id, version, pending, waits_for, report_number, reported_at)
    select kind, 'work-' || lpad(n::text, 4, '0'), version, pending, waits_for, report_number, reported_at
    from host_entry, generate_series(1, ${total - 1}::integer) as n where id = 'work-0000'`.execute(site.deps.db)
  expect(await put('users/late-owner', user('late@example.test'))).toBe('created')
  expect(await countAssets('late-owner')).toBe(WAITING_REPORT_LIMITS.atOnce)
  expect(await jobs()).toHaveLength(1)
  await workOnReports()
  await expect.poll(() => countAssets('late-owner'), { timeout: 20_000 }).toBe(total)
})

test('R526 reports that could not be applied after an email was confirmed are applied by a job', async () => {
  const { userId } = await site.signUp('moves@example.test', 'Moves', { confirmed: true })
  expect(await put('users/waits', user('moves@example.test'))).toBe('pending')
  await mailAccountLink(site.deps, { purpose: 'change-email', userId, email: 'moves-on@example.test' })
  const token = await mailedToken(site, { to: 'moves-on@example.test', subject: /new email/ })
  const { pool, db } = site.deps
  await pool.query(`create function refuse_user() returns trigger language plpgsql as $$
    begin raise 'not now'; end $$`)
  await pool.query('create trigger refuse_user before insert on "user" for each row execute function refuse_user()')
  expect((await site.send('POST', '/user/auth/verify-email', { body: { token } })).status).toBe(200)
  const find = () => db.selectFrom('user').where('id', '=', 'waits').select('email').execute()
  expect(await find()).toEqual([])
  await pool.query('drop function refuse_user cascade')
  await workOnReports()
  await expect.poll(find, { timeout: 20_000 }).toEqual([{ email: 'moves@example.test' }])
})
