import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { relistProfilesJob } from '#jobs/platform/relist-profiles.ts'
import { refreshListingsJob } from '#jobs/refresh-listings.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { makeExpert } from '#test/make.ts'
import { resetRules, setRules } from '#test/platform-rules.ts'
import { enableEndpoints } from '#test/sites/webhook-receiver.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'
import { applyPlatformRulesIfChanged } from '#use-cases/platform/apply-platform-rules-if-changed.ts'

const TOKEN = 'the-token-of-the-tests-0123456789'
const BASE = '/v1/marketplace'
const reason = 'Because of the test'

let site: TestSite
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ hostSyncToken: TOKEN, unlimited: true })
  const admin = await site.signUp('admin@example.test', 'Root')
  cookie = admin.cookie
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  await startJobs(site.deps, [relistProfilesJob, refreshListingsJob])
  await enableEndpoints(site.deps.db, '1')
})
afterEach(resetRules)
afterAll(() => site.close())

async function makeListed(slug: string) {
  const expert = await makeExpert(site.deps.db, { slug })
  await refreshListings(site.deps, [expert.profileId])
  await site.deps.db.deleteFrom('webhook_delivery').execute()
  return expert
}

/** Types and handles of events since the last call. */
async function told(): Promise<string[]> {
  const { db } = site.deps
  const rows = await db.selectFrom('webhook_delivery').select(['type', 'data']).orderBy('position').execute()
  await db.deleteFrom('webhook_delivery').execute()
  return rows.map(({ type, data }) => `${type} ${String(data['handle'] ?? data['userId'])}`)
}

async function send(method: string, path: string, body?: object, by: 'admin' | 'host' = 'admin') {
  const sender = by === 'admin' ? { cookie } : { headers: { authorization: `Bearer ${TOKEN}` } }
  const answer = await site.send(method, `${BASE}/${path}`, { body, ...sender })
  expect([path, answer.status]).toEqual([path, method === 'DELETE' ? 204 : 200])
}

const setStatus = (slug: string, expertStatus: string) =>
  send('PATCH', `admin/profiles/${slug}`, { expertStatus, reason })

test('R605 an edit that takes a requirement away delists, and one that brings it back lists', async () => {
  const { profileId } = await makeListed('by-edit')
  await send('PATCH', 'profiles/by-edit', { skills: [] })
  expect(await told()).toEqual(['profile.updated by-edit', 'profile.delisted by-edit'])
  await send('PATCH', 'profiles/by-edit', { skills: ['Webflow Development'] })
  expect(await told()).toEqual(['profile.updated by-edit', 'profile.listed by-edit'])
  // Another place, other skills and another score are no transition.
  await send('PATCH', 'profiles/by-edit', { location: { city: 'Lyon', country: 'France' }, skills: ['SEO'] })
  expect(await told()).toEqual(['profile.updated by-edit'])
  await send('PATCH', 'profiles/by-edit', { skills: ['SEO'] })
  await refreshListings(site.deps, [profileId])
  expect(await told()).toEqual([])
})

test('R605 a plan that lapses by a report of the site builder delists, and its return lists', async () => {
  const { workspaceId, userId } = await makeListed('by-plan')
  const put = (plan: string) =>
    send(
      'PUT',
      `host/workspaces/${workspaceId}`,
      { slug: 'by-plan-ws', name: 'Workspace', plan, members: [{ userId, role: 'owner' }] },
      'host',
    )
  await put('free')
  expect(await told()).toEqual(['profile.delisted by-plan'])
  await put('free')
  expect(await told()).toEqual([])
  await put('growth')
  expect(await told()).toEqual(['profile.listed by-plan'])
})

test('R605 the last site that is removed delists', async () => {
  const { siteId } = await makeListed('by-site')
  await send('DELETE', `host/assets/${siteId}`, undefined, 'host')
  expect(await told()).toEqual(['profile.updated by-site', 'profile.delisted by-site'])
})

test('R605 admins who suspend, hide or pause delist; who activate list', async () => {
  await makeListed('by-admin')
  await setStatus('by-admin', 'SUSPENDED')
  expect(await told()).toEqual(['profile.suspended by-admin', 'profile.delisted by-admin'])
  await setStatus('by-admin', 'ACTIVE')
  expect(await told()).toEqual(['profile.activated by-admin', 'profile.listed by-admin'])
  await send('POST', 'admin/profiles/bulk', { slugs: ['by-admin'], visibility: 'PRIVATE', reason })
  expect(await told()).toEqual(['profile.unpublished by-admin', 'profile.delisted by-admin'])
  await setStatus('by-admin', 'PAUSED')
  expect(await told()).toEqual(['profile.paused by-admin'])
})

test('R605 new rules of the platform delist and list, each profile once', async () => {
  const { db } = site.deps
  const { profileId } = await makeListed('by-rules')
  const others = await Promise.all(['rules-1', 'rules-2', 'rules-3'].map(makeListed))
  const ids = [profileId, ...others.map((one) => one.profileId)]
  await db.deleteFrom('listing').where('profile_id', 'not in', ids).execute()
  await refreshListings(site.deps, ids)
  await told()
  const listed = () => db.selectFrom('listing').where('profile_id', 'in', ids).select('profile_id').execute()
  const handles = ['by-rules', 'rules-1', 'rules-2', 'rules-3']
  const ofThese = async () => (await told()).filter((line) => handles.includes(line.split(' ')[1] ?? '')).toSorted()
  setRules({ requirements: { showcasedSites: 2 } })
  await applyPlatformRulesIfChanged(site.deps)
  await expect.poll(listed, { timeout: 10_000 }).toEqual([])
  expect(await ofThese()).toEqual(handles.map((handle) => `profile.delisted ${handle}`))
  resetRules()
  await applyPlatformRulesIfChanged(site.deps)
  await expect.poll(async () => (await listed()).length, { timeout: 10_000 }).toBe(4)
  expect(await ofThese()).toEqual(handles.map((handle) => `profile.listed ${handle}`))
})

test('R605 a deleted profile is delisted first, by whatever cascade', async () => {
  const { db } = site.deps
  const { profileId } = await makeListed('deleted-alone')
  await db.deleteFrom('profile').where('id', '=', profileId).execute()
  expect(await told()).toEqual(['profile.delisted deleted-alone', 'profile.deleted deleted-alone'])
  const { userId } = await makeListed('deleted-with-account')
  await send('DELETE', `host/users/${userId}`, undefined, 'host')
  expect(await told()).toEqual([
    'profile.delisted deleted-with-account',
    'profile.deleted deleted-with-account',
    `account.deleted ${userId}`,
  ])
  const unlisted = await makeExpert(db, { slug: 'never-listed' })
  await told()
  await db.deleteFrom('user').where('id', '=', unlisted.userId).execute()
  expect((await told()).filter((line) => line.startsWith('profile.'))).toEqual(['profile.deleted never-listed'])
})

test('R605 what one transaction takes away and gives back is no transition', async () => {
  const { db } = site.deps
  const { profileId } = await makeListed('there-again')
  await db.transaction().execute(async (transaction) => {
    const listings = await transaction.selectFrom('listing').selectAll().where('profile_id', '=', profileId).execute()
    await transaction.deleteFrom('listing').where('profile_id', '=', profileId).execute()
    await transaction.deleteFrom('expert_search').where('profile_id', '=', profileId).execute()
    await transaction.insertInto('listing').values(listings).execute()
  })
  await refreshListings(site.deps, [profileId])
  await told()
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('expert_search')
      .selectAll()
      .where('profile_id', '=', profileId)
      .executeTakeFirstOrThrow()
    await transaction.deleteFrom('expert_search').where('profile_id', '=', profileId).execute()
    const { number: _number, ...values } = row
    await transaction
      .insertInto('expert_search')
      .values(values as never)
      .execute()
  })
  expect(await told()).toEqual([])
})
