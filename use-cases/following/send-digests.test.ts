import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { newId } from '#db/new-id.ts'
import { getJob } from '#jobs/all-jobs.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { makeExpert, makeSite, makeUser } from '#test/make.ts'
import { openSmtpInbox } from '#test/smtp-inbox.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { sendDigests } from './send-digests.ts'

const MONDAY = new Date('2026-06-29T06:07:00Z')
const LAST_WEEK = new Date('2026-06-24T09:00:00Z')

let site: TestSite
let smtp: Awaited<ReturnType<typeof openSmtpInbox>>
let expert: Awaited<ReturnType<typeof makeExpert>>
let now = MONDAY

beforeAll(async () => {
  smtp = await openSmtpInbox()
  site = await openTestSite({ unlimited: true, smtpUrl: smtp.url, now: () => now })
  expert = await makeExpert(site.deps.db, { slug: 'ada', name: 'Ada <b>Moreau</b>' })
})
beforeEach(async () => {
  now = MONDAY
  for (const table of ['mail_outbox', 'news_reader', 'follow', 'badge'] as const) {
    await site.deps.db.deleteFrom(table).execute()
  }
  await site.deps.db.deleteFrom('asset').where('id', '!=', expert.siteId).execute()
  await site.deps.pool.query(`delete from pgboss.job`)
})
afterAll(async () => {
  await site.close()
  await smtp.close()
})

async function follower(email: string, { weekly = true, verified = true } = {}): Promise<string> {
  const { db } = site.deps
  await db.deleteFrom('user').where('email', '=', email).execute()
  const { id } = await makeUser(db, { email, name: 'Vera', email_verified: verified })
  await db.insertInto('follow').values({ user_id: id, profile_id: expert.profileId }).execute()
  await db.insertInto('news_reader').values({ user_id: id, wants_digest: weekly }).execute()
  return id
}

const news = (published_at = LAST_WEEK) =>
  makeSite(site.deps.db, { owner_user_id: expert.userId, name: 'Harbour Bakery', published_at })
async function recipients(): Promise<string[]> {
  const rows = await site.deps.db.selectFrom('mail_outbox').select('recipient').orderBy('recipient').execute()
  return rows.map((row) => row.recipient)
}

/** Until no account is due, like the chain of jobs. */
async function sendAll(batch = 100): Promise<number> {
  const { mails } = await sendDigests(site.deps, { batch })
  const { n } = await site.deps.db
    .selectFrom('news_reader')
    .where('wants_digest', '=', true)
    .where('digest_week', '<', '2026-06-29')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n) === 0 ? mails : mails + (await sendAll(batch))
}

test('R133 one mail to every subscriber with a confirmed address, in batches', async () => {
  await news()
  for (const name of ['a', 'b', 'c']) await follower(`${name}@example.test`)
  await follower('no@example.test', { weekly: false })
  await follower('unconfirmed@example.test', { verified: false })
  expect(await sendAll(2)).toBe(3)
  expect(await recipients()).toEqual(['a@example.test', 'b@example.test', 'c@example.test'])
})

test('R133 once a week, also when the job runs again or several times at once', async () => {
  await news()
  for (let index = 0; index < 12; index += 1) await follower(`reader-${index}@example.test`)
  await Promise.all(Array.from({ length: 6 }, () => sendAll(3)))
  await sendAll()
  now = new Date('2026-07-03T09:00:00Z')
  await sendAll()
  expect(await recipients()).toHaveLength(12)
  expect(new Set(await recipients()).size).toBe(12)
})

test('R133 the week before counts, from Monday to Sunday; without news there is no mail', async () => {
  await follower('a@example.test')
  await news(new Date('2026-06-21T23:59:59Z'))
  await news(new Date('2026-06-29T00:00:01Z'))
  expect(await sendAll()).toBe(0)
  now = new Date('2026-07-06T06:07:00Z')
  expect((await sendDigests(site.deps)).mails).toBe(1)
})

test('R130 R133 nothing is mailed of a hidden profile', async () => {
  await follower('a@example.test')
  await news()
  const { db } = site.deps
  await db.updateTable('profile').set({ visibility: 'PRIVATE' }).where('id', '=', expert.profileId).execute()
  expect(await sendAll()).toBe(0)
  await db.updateTable('profile').set({ visibility: 'PUBLIC' }).where('id', '=', expert.profileId).execute()
})

test('R133 R134 the job mails what is new, with the headers of RFC 8058', async () => {
  const id = await follower('a@example.test')
  await news()
  await site.deps.db
    .insertInto('badge')
    .values({
      id: newId(),
      profile_id: expert.profileId,
      badge_type: 'award',
      badge_name: 'Best Animation',
      award_level: 'winner',
      award_date: '2026-06-01',
      created_at: LAST_WEEK,
    })
    .execute()
  await startJobs(site.deps, [getJob('send-digests')])
  await site.workOnMails()
  const { rows } = await site.deps.pool.query(`select cron from pgboss.schedule where name = 'send-digests'`)
  expect(rows).toEqual([{ cron: '7 6-9 * * 1' }])
  await site.deps.queue.send(site.deps.db, 'send-digests', {})
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 15_000 })
  // Long header lines are folded, long text lines end in "=".
  const mail = (smtp.received[0] ?? '').replace(/\r\n[ \t]+/g, ' ').replace(/=\r\n/g, '')
  const token = site.deps.signer.sign('digest', id)
  expect(mail).toContain(`List-Unsubscribe: <http://localhost:3000/unsubscribe?token=${token}>\r\n`)
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  expect(mail).toContain('To: a@example.test')
  const row = await site.deps.db
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body', 'html_body'])
    .executeTakeFirstOrThrow()
  expect(row.subject).toBe('New from Ada <b>Moreau</b>')
  expect(row.text_body).toContain(
    'Ada <b>Moreau</b>\n- New badge: Best Animation 2026, winner\n- New site: Harbour Bakery\nhttp://localhost:3000/@ada',
  )
  expect(row.text_body).toContain(`Unsubscribe: http://localhost:3000/unsubscribe?token=${token}`)
  expect(row.html_body).not.toMatch(/<b>|<img/)
})
