import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { DAY_MS } from '#domain/limits.ts'
import { makeMessage } from '#test/make-message.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'
import { purgeMessages } from '#use-cases/messages/purge-messages.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const HOUR = 3_600_000

let site: TestSite
let clock = NOW
let cookie: string
let userId: string
let profileId: string

beforeAll(async () => {
  site = await openTestSite({ unlimited: true, now: () => clock })
  const owner = await site.signUp('owner@example.test', 'Owner')
  cookie = owner.cookie
  userId = owner.userId
})
beforeEach(async () => {
  clock = NOW
  const { db } = site.deps
  await db.deleteFrom('message').execute()
  await db.deleteFrom('profile').execute()
  await db.deleteFrom('workspace').execute()
  profileId = (await makeExpert(db, { slug: 'quick-one', agency: true, skills: ['web-design'] })).profileId
  const { owner_workspace_id } = await db.selectFrom('profile').select('owner_workspace_id').executeTakeFirstOrThrow()
  await db
    .insertInto('workspace_member')
    .values({ workspace_id: owner_workspace_id ?? '', user_id: userId, role: 'admin' })
    .execute()
})
afterAll(() => site.close())

const arrived = (hoursAgo: number, values: object = {}) =>
  makeMessage(site.deps.db, {
    profile_id: profileId,
    guest_email: `${newId()}@example.test`,
    created_at: new Date(clock.getTime() - hoursAgo * HOUR),
    ...values,
  })
const reply = (id: string) =>
  site.send('POST', `/v1/marketplace/me/messages/${id}/reply`, { cookie, body: { body: 'Yes.' } })
const answered = (id: string) => site.send('POST', `/v1/marketplace/me/messages/${id}/answered`, { cookie })
async function shown(): Promise<unknown> {
  const { body } = await site.send('GET', '/v1/marketplace/profiles/quick-one')
  return (body['expertsMetadata'] as { responseTimeHours: number | null }).responseTimeHours
}
const score = async () => (await site.deps.db.selectFrom('listing').select('score').executeTakeFirstOrThrow()).score

test('R98 the median of first replies, from five conversations on, here and on cards and in the score', async () => {
  await refreshListings(site.deps, [profileId])
  const neutral = await score()
  for (const hours of [1, 2, 3, 50]) {
    const { id } = await arrived(hours)
    await reply(id)
    clock = new Date(clock.getTime() + HOUR)
    await reply(id)
    clock = NOW
  }
  expect(await shown()).toBeNull()
  const { id } = await arrived(2.5)
  await answered(id)
  expect(await shown()).toBe(2.5)
  const { body } = await site.send('GET', '/v1/marketplace/hire/web-design')
  expect(body['experts']).toMatchObject([{ responseTimeHours: 2.5 }])
  expect(await score()).toBeGreaterThan(neutral)
})

test('R98 spam, filtered and blocked ones never count, nor do answers older than 90 days', async () => {
  for (const hours of [2, 2, 2, 2]) await reply((await arrived(hours)).id)
  const filtered = { status: 'filtered', filter_reason: 'It holds more than 3 links.' }
  await reply((await arrived(40, filtered)).id)
  expect(await shown()).toBeNull()

  const spam = await arrived(40)
  await reply(spam.id)
  expect(await shown()).toBe(2)
  await site.send('PATCH', `/v1/marketplace/me/messages/${spam.id}`, { cookie, body: { spam: true } })
  expect(await shown()).toBeNull()

  const blocked = await arrived(40)
  await reply(blocked.id)
  expect(await shown()).toBe(2)
  await site.send('POST', '/v1/marketplace/me/blocks', { cookie, body: { messageId: blocked.id } })
  expect(await shown()).toBeNull()

  await reply((await arrived(2)).id)
  expect(await shown()).toBe(2)
  clock = new Date(NOW.getTime() + 91 * DAY_MS)
  await purgeMessages(site.deps)
  expect(await shown()).toBeNull()
})

test('R87 messages without confirmation for 7 days are deleted, nothing else', async () => {
  const day = 24
  await arrived(7 * day + 1, { status: 'awaiting-confirmation' })
  const young = await arrived(7 * day - 1, { status: 'awaiting-confirmation' })
  const old = await arrived(400 * day)
  await purgeMessages(site.deps)
  const left = await site.deps.db.selectFrom('message').select('id').execute()
  expect(left.map((row) => row.id).sort()).toEqual([young.id, old.id].sort())
})
