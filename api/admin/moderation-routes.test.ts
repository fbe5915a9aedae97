import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
let admin: { cookie: string; userId: string }
let owner: { cookie: string; userId: string }
let slug: string
let profileId: string

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  admin = await site.signUp('admin@example.test')
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  owner = await site.signUp('owner@example.test')
})
afterAll(() => site.close())

beforeEach(async () => {
  const { db } = site.deps
  await db.deleteFrom('profile').execute()
  slug = 'some-expert'
  const expert = await makeExpert(db, { slug })
  profileId = expert.profileId
  // The owner that signs in here takes over what the factory has made.
  await db.updateTable('asset').set({ owner_user_id: owner.userId }).where('id', '=', expert.siteId).execute()
  await db.updateTable('profile').set({ owner_user_id: owner.userId }).where('id', '=', profileId).execute()
  await db.deleteFrom('workspace_member').where('user_id', '=', owner.userId).execute()
  await db
    .insertInto('workspace_member')
    .values({ workspace_id: expert.workspaceId, user_id: owner.userId, role: 'owner' })
    .execute()
})

const moderate = (body: unknown, cookie: string | undefined = admin.cookie) =>
  site.send('PATCH', `/v1/marketplace/admin/profiles/${slug}`, { body, ...(cookie && { cookie }) })
const read = (cookie?: string) => site.send('GET', `/v1/marketplace/profiles/${slug}`, { ...(cookie && { cookie }) })
const entries = () =>
  site.deps.db
    .selectFrom('moderation_entry')
    .where('profile_id', '=', profileId)
    .select(['actor_id', 'action', 'reason', 'details'])
    .orderBy('action')
    .execute()
const listings = async () =>
  (await site.deps.db.selectFrom('listing').where('profile_id', '=', profileId).select('skill').execute()).length

test('R32 R112 only admins: 401, 404, 403, then 400', async () => {
  const reason = 'Because'
  expect((await moderate({}, '')).status).toBe(401)
  expect((await moderate({ visibility: 'PRIVATE', reason }, owner.cookie)).status).toBe(403)
  expect((await moderate({ reason })).body).toMatchObject({ code: 'validation_failed' })
  expect((await moderate({ visibility: 'PRIVATE' })).body).toMatchObject({ fields: { reason: [expect.any(String)] } })
  expect((await moderate({ visibility: 'PRIVATE', reason: ' ' })).status).toBe(400)
  await moderate({ visibility: 'PRIVATE', reason })
  const { cookie } = await site.signUp('stranger@example.test')
  expect((await moderate({ visibility: 'PUBLIC', reason }, cookie)).status).toBe(404)
  slug = 'nobody-at-all'
  expect((await moderate({ visibility: 'PUBLIC', reason })).status).toBe(404)
})

test('R112 R113 suspending hides and unlists at once; the owner alone reads why', async () => {
  await moderate({ expertStatus: 'ACTIVE', reason: 'Refreshes the listing' })
  await moderate({ visibility: 'PUBLIC', reason: 'Refreshes the listing' })
  expect(await listings()).toBeGreaterThan(0)
  const { status, body, headers } = await moderate({ expertStatus: 'SUSPENDED', reason: 'Not their work' })
  expect([status, body['hirable'], headers.get('etag')]).toEqual([200, false, expect.stringMatching(/^"\d+"$/)])
  expect(await listings()).toBe(0)
  expect((await read()).status).toBe(404)
  expect((await read(owner.cookie)).body).toMatchObject({
    suspendedFor: 'Not their work',
    expertsMetadata: { status: 'SUSPENDED' },
  })
  const activate = await site.send('PATCH', `/v1/marketplace/profiles/activate/${profileId}`, { cookie: owner.cookie })
  expect(activate.status).toBe(403)

  await moderate({ expertStatus: 'ACTIVE', reason: 'A mistake' })
  expect(await listings()).toBeGreaterThan(0)
  const open = await read()
  expect([open.status, open.body['suspendedFor']]).toEqual([200, undefined])
  expect((await read(owner.cookie)).body['suspendedFor']).toBeNull()
})

test('R17 R44 a profile that an admin pauses counts as activated, so that its owner can resume it', async () => {
  const profiles = site.deps.db.updateTable('profile').where('id', '=', profileId)
  await profiles.set({ expert_status: 'NOT_ACTIVATED', activated_at: null, wants_hirable: false }).execute()
  await moderate({ expertStatus: 'PAUSED', reason: 'Activated by us' })
  const stored = await site.deps.db.selectFrom('profile').select('activated_at').executeTakeFirstOrThrow()
  expect(stored.activated_at).not.toBeNull()
})

test('R112 every act is written down with who, why and what it was before', async () => {
  const badges = [{ badgeType: 'award', badgeName: 'Best Animation', awardLevel: 'winner', awardDate: '2025-05-01' }]
  await moderate({ visibility: 'PRIVATE', expertStatus: 'PAUSED', badges, reason: 'Three at once' })
  const common = { actor_id: admin.userId, reason: 'Three at once' }
  expect(await entries()).toEqual([
    { ...common, action: 'badges', details: { from: [], to: badges } },
    { ...common, action: 'expert-status', details: { from: 'ACTIVE', to: 'PAUSED' } },
    { ...common, action: 'visibility', details: { from: 'PUBLIC', to: 'PRIVATE' } },
  ])
  await moderate({ visibility: 'PRIVATE', reason: 'The same again' })
  expect(await entries()).toHaveLength(3)
})

test('R112 badges are set as a whole, and only those that exist', async () => {
  const partner = { badgeType: 'partner', badgeName: 'Certified Partner' }
  const award = { badgeType: 'award', badgeName: 'Site of the Year', awardLevel: 'finalist', awardDate: '2024-01-31' }
  const { body } = await moderate({ badges: [award, partner], reason: 'Earned' })
  expect(body['badgesV2']).toEqual([{ ...partner, awardLevel: null, awardDate: null }, award])
  expect((await moderate({ badges: [], reason: 'Lapsed' })).body['badgesV2']).toEqual([])
  for (const bad of [
    { badgeType: 'partner', badgeName: 'Best of All' },
    { badgeType: 'partner', badgeName: 'Site of the Year' },
    { ...partner, awardLevel: 'winner' },
    { ...award, awardDate: '31.1.2024' },
    { badgeType: 'medal', badgeName: 'Certified Partner' },
  ]) {
    expect([bad, (await moderate({ badges: [bad], reason: 'Wrong' })).status]).toEqual([bad, 400])
  }
})
