import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { refreshListings } from './refresh-listings.ts'
import { searchExperts } from './search-experts.ts'
import { suggestSearches } from './suggest-searches.ts'

const TOKEN = 'the-token-of-the-tests-0123456789'
const HOST = { headers: { authorization: `Bearer ${TOKEN}` } }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ hostSyncToken: TOKEN, unlimited: true })
})
afterAll(() => site.close())

/** A listed expert with an account that can sign in, found by a unique name. */
async function signedUpExpert(name: string) {
  const { cookie, userId } = await site.signUp(`${name.toLowerCase()}@example.test`)
  const { db } = site.deps
  const expert = await makeExpert(db, { name, slug: name.toLowerCase(), skills: ['seo'] })
  await db.deleteFrom('workspace_member').where('user_id', '=', expert.userId).execute()
  await db
    .insertInto('workspace_member')
    .values({ workspace_id: expert.workspaceId, user_id: userId, role: 'owner' })
    .execute()
  await db.updateTable('profile').set({ owner_user_id: userId }).where('id', '=', expert.profileId).execute()
  await db.updateTable('asset').set({ owner_user_id: userId }).where('id', '=', expert.siteId).execute()
  await db
    .updateTable('user')
    .set({ created_at: new Date('2024-01-01'), email_verified: true })
    .where('id', '=', userId)
    .execute()
  await refreshListings(site.deps, [expert.profileId])
  return { ...expert, userId, cookie }
}

const found = async (q: string) =>
  (await searchExperts(site.deps, { q, page: 1, sort: 'recommended', filter: NO_HIRE_FILTER })).experts.map(
    (one) => one.slug,
  )
const suggested = async (q: string) => (await suggestSearches(site.deps, { q })).experts.map((one) => one.slug)
const words = async (word: string) =>
  (await site.deps.db.selectFrom('search_word').where('word', '=', word).select('word').execute()).length

test('R62 an edit is found with its answer, what it took away no more', async () => {
  const { cookie } = await signedUpExpert('Quillon')
  const patch = (body: object) => site.send('PATCH', '/v1/marketplace/profile/user', { cookie, body })
  expect(await found('quillon')).toEqual(['quillon'])
  expect((await patch({ title: 'Xylographer', about: 'Woodcut posters', name: 'Brennan' })).status).toBe(200)
  expect([await found('xylographers'), await found('woodcuts'), await suggested('brenn')]).toEqual([
    ['quillon'],
    ['quillon'],
    ['quillon'],
  ])
  await patch({ title: null, about: null, slug: 'renamed' })
  expect([await found('xylographer'), await found('woodcut'), await found('renamed')]).toEqual([[], [], ['renamed']])
  expect([await found('quillon'), await suggested('quil'), await words('quillon')]).toEqual([[], [], 0])
})

test('R62 private, paused and not hirable profiles are not found, and come back by themselves', async () => {
  const { cookie } = await signedUpExpert('Rosalba')
  const patch = (body: object) => site.send('PATCH', '/v1/marketplace/profile/user', { cookie, body })
  for (const [away, back] of [
    [{ public: false }, { public: true }],
    [{ hirable: false }, { hirable: true }],
    [{ skills: [] }, { skills: ['SEO'] }],
  ]) {
    expect([(await patch(away ?? {})).status, await found('rosalba'), await suggested('rosal')]).toEqual([200, [], []])
    expect([(await patch(back ?? {})).status, await found('rosalba'), await suggested('rosal')]).toEqual([
      200,
      ['rosalba'],
      ['rosalba'],
    ])
  }
})

test('R62 what the site builder says is followed at once', async () => {
  const { workspaceId, userId } = await signedUpExpert('Thaddea')
  const report = (plan: string) => ({
    name: 'Studio',
    slug: 'thaddea-studio',
    plan,
    members: [{ userId, role: 'owner' }],
  })
  const put = (plan: string) =>
    site.send('PUT', `/v1/marketplace/host/workspaces/${workspaceId}`, { ...HOST, body: report(plan) })
  expect([(await put('free')).status, await found('thaddea')]).toEqual([200, []])
  expect([(await put('core')).status, await found('thaddea')]).toEqual([200, ['thaddea']])
  await site.send('DELETE', `/v1/marketplace/host/users/${userId}`, HOST)
  expect([await found('thaddea'), await suggested('thad'), await words('thaddea')]).toEqual([[], [], 0])
})

test('R62 every listed expert has a row for the search, and no other profile has one, with the columns of their listings', async () => {
  await signedUpExpert('Ulrika')
  const { rows } = await sql<{ missing: number; wrong: number; all: number }>`
    select count(*) filter (where s.profile_id is null)::integer as missing,
      count(*) filter (where (l.score, l.project_minimum_usd, l.listed_at)
          is distinct from (s.score, s.project_minimum_usd, s.listed_at)
        or array(select key & 4095 from unnest(l.keys) as key where key & 4095 < 4094 order by 1)
          is distinct from s.keys)::integer as wrong,
      count(*)::integer as all
    from listing l full join expert_search s using (profile_id)`.execute(site.deps.db)
  expect(rows[0]).toMatchObject({ missing: 0, wrong: 0 })
  expect(rows[0]?.all).toBeGreaterThan(0)
})
