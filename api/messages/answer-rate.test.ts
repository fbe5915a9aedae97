import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import type { Database } from '#db/schema.ts'
import { DAY_MS } from '#domain/limits.ts'
import { makeMessage } from '#test/make-message.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'
import { purgeMessages } from '#use-cases/messages/purge-messages.ts'

const NOW = new Date('2026-06-01T12:00:00Z')

let site: TestSite
let clock = NOW
let owner: { cookie: string; userId: string }
let admin: { cookie: string; userId: string }
let profileId: string

beforeAll(async () => {
  site = await openTestSite({ unlimited: true, now: () => clock })
  owner = await site.signUp('owner@example.test', 'Owner')
  admin = await site.signUp('admin@example.test', 'Admin')
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
})
beforeEach(async () => {
  clock = NOW
  const { db } = site.deps
  await db.deleteFrom('message').execute()
  await db.deleteFrom('sender_block').execute()
  await db.deleteFrom('profile').execute()
  await db.deleteFrom('workspace').execute()
  const expert = await makeExpert(db, { slug: 'rated-one', agency: true, skills: ['web-design'] })
  profileId = expert.profileId
  const member = { workspace_id: expert.workspaceId, user_id: owner.userId, role: 'admin' as const }
  await db.insertInto('workspace_member').values(member).execute()
  await refreshListings(site.deps, [profileId])
})
afterAll(() => site.close())

type Columns = Partial<Pick<Insertable<Database['message']>, 'status' | 'filter_reason'>>

/** A message that arrived so many days ago, and was answered after so many days. */
async function arrived(daysAgo: number, values: Columns & { answeredAfter?: number } = {}) {
  const { answeredAfter, ...columns } = values
  const created_at = new Date(clock.getTime() - daysAgo * DAY_MS)
  return makeMessage(site.deps.db, {
    profile_id: profileId,
    guest_email: `${newId()}@example.test`,
    created_at,
    replied_at: answeredAfter === undefined ? null : new Date(created_at.getTime() + answeredAfter * DAY_MS),
    ...columns,
  })
}
const answered = (id: string) =>
  site.send('POST', `/v1/marketplace/me/messages/${id}/answered`, { cookie: owner.cookie })

async function shown() {
  const { body } = await site.send('GET', '/v1/marketplace/profiles/rated-one')
  return (body['expertsMetadata'] as { answerRate: number | null }).answerRate
}
const card = async () =>
  ((await site.send('GET', '/v1/marketplace/hire/web-design')).body['experts'] as object[])[0] as {
    answerRate: number | null
  }
const score = async () => (await site.deps.db.selectFrom('listing').select('score').executeTakeFirstOrThrow()).score
const foundByFilter = async () =>
  (await site.send('GET', '/v1/marketplace/hire/web-design?answers=most')).body['total'] as number

test('R335 a message without an answer counts from its third day on, without any further action', async () => {
  for (const answeredAfter of [0.1, 1, 2, 3]) await arrived(10, { answeredAfter })
  await arrived(2.9)
  await purgeMessages(site.deps)
  expect(await shown()).toBeNull()
  clock = new Date(NOW.getTime() + 0.2 * DAY_MS)
  await purgeMessages(site.deps)
  expect(await shown()).toBe(0.8)
  expect(await card()).toMatchObject({ answerRate: 0.8 })
})

test('R335 an answer counts at once, a late one as none, and 90 days later nothing does', async () => {
  for (const answeredAfter of [0.1, 1, 3.01, 20]) await arrived(30, { answeredAfter })
  const { id } = await arrived(1)
  expect(await shown()).toBeNull()
  await answered(id)
  expect(await shown()).toBe(0.6)
  clock = new Date(NOW.getTime() + 61 * DAY_MS)
  await purgeMessages(site.deps)
  expect(await shown()).toBeNull()
})

test('R335 messages that the filter held or that were not confirmed do not count, what the expert alone calls spam does', async () => {
  for (let index = 0; index < 4; index++) await arrived(10, { answeredAfter: 0.5 })
  await arrived(10, { status: 'filtered', filter_reason: 'It is little more than links.' })
  await arrived(5, { status: 'awaiting-confirmation' })
  await answered((await arrived(1, { filter_reason: 'It is little more than links.' })).id)
  expect(await shown()).toBeNull()

  const { cookie } = owner
  const silent = await arrived(10)
  await site.send('PATCH', `/v1/marketplace/me/messages/${silent.id}`, { cookie, body: { spam: true } })
  expect(await shown()).toBe(0.8)
  await site.send('POST', '/v1/marketplace/me/blocks', { cookie, body: { messageId: silent.id } })
  expect(await shown()).toBe(0.8)
  await site.send('PATCH', `/v1/marketplace/me/messages/${silent.id}`, { cookie, body: { deleted: true } })
  await purgeMessages(site.deps)
  expect(await shown()).toBe(0.8)
})

test('R335 what an admin confirmed on the expert’s report does not count', async () => {
  for (let index = 0; index < 5; index++) await arrived(10, { answeredAfter: 0.5 })
  const reports = [await arrived(10), await arrived(10)]
  const close = async (id: string, outcome: 'acted' | 'dismissed') => {
    const body = { kind: 'message', id, outcome, reason: 'It was looked at.' }
    const { status } = await site.send('PATCH', '/v1/marketplace/admin/reports', { cookie: admin.cookie, body })
    expect(status).toBe(200)
  }
  for (const { id } of reports) {
    const body = { reason: 'This is advertising.' }
    await site.send('POST', `/v1/marketplace/me/messages/${id}/report`, { cookie: owner.cookie, body })
  }
  await close(reports[0]?.id ?? '', 'dismissed')
  expect(await shown()).toBe(0.71)
  await close(reports[1]?.id ?? '', 'acted')
  expect(await shown()).toBe(0.83)
})

test('R336, R337 score and filter follow the rate: five quick answers of twenty-five are not quick', async () => {
  const neutral = await score()
  for (let index = 0; index < 5; index++) await answered((await arrived(0.1)).id)
  expect([await shown(), await foundByFilter()]).toEqual([1, 1])
  expect(await score()).toBeGreaterThan(neutral)
  for (let index = 0; index < 20; index++) await arrived(4)
  await purgeMessages(site.deps)
  expect([await shown(), await foundByFilter()]).toEqual([0.2, 0])
  expect(await score()).toBeLessThan(neutral)
})
