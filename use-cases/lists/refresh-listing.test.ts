import type { Updateable } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import type { Database } from '#db/schema.ts'
import { expertFacetCodes } from '#domain/lists/facet-codes.ts'
import { listingKeys } from '#domain/lists/listing-keys.ts'
import { RANKING_VERSION } from '#domain/lists/ranking/score.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { refreshListing } from './refresh-listing.ts'

const NOW = new Date('2026-06-30T00:00:00Z')

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
afterEach(async () => {
  await site.deps.db.deleteFrom('user').execute()
  await site.deps.db.deleteFrom('workspace').execute()
})

function refresh(profileId: string) {
  return site.deps.db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: NOW }))
}

async function change(profileId: string, values: Updateable<Database['profile']>) {
  await site.deps.db.updateTable('profile').set(values).where('id', '=', profileId).execute()
  await refresh(profileId)
}

async function listedSkills(profileId: string) {
  const rows = await site.deps.db
    .selectFrom('listing')
    .where('profile_id', '=', profileId)
    .select('skill')
    .orderBy('skill')
    .execute()
  return rows.map((row) => row.skill)
}

/** Such as `{ 'seo fr paris': 1 }`. */
async function counts() {
  const rows = await site.deps.db
    .selectFrom('listing_count')
    .select(['skill', 'country_code', 'city_slug', 'experts'])
    .execute()
  return Object.fromEntries(
    rows.map((row) => [`${row.skill} ${row.country_code} ${row.city_slug}`.trimEnd(), row.experts]),
  )
}

test('R44 a listing per skill, counted for skill, country and city', async () => {
  const ada = await makeExpert(site.deps.db, { skills: ['seo', 'branding'] })
  const lyon = await makeExpert(site.deps.db, { skills: ['seo'], city: 'Lyon', city_slug: 'lyon' })
  const village = await makeExpert(site.deps.db, { skills: ['seo'], city: 'A village', city_slug: null, agency: true })
  for (const expert of [ada, lyon, village]) await refresh(expert.profileId)

  expect(await listedSkills(ada.profileId)).toEqual(['branding', 'seo'])
  expect(await counts()).toEqual({
    branding: 1,
    'branding fr': 1,
    'branding fr paris': 1,
    seo: 3,
    'seo fr': 3,
    'seo fr paris': 1,
    'seo fr lyon': 1,
  })
})

test('R44 a listing carries the score and what filters need', async () => {
  const { profileId } = await makeExpert(site.deps.db, {
    services_offered: ['web-development'],
    languages: ['fr', 'en'],
    availability_status: 'LIMITED',
    availability_confirmed_at: new Date('2026-06-20T00:00:00Z'),
    project_minimum_amount: 1000,
    project_minimum_currency: 'USD',
    answer_rate: 0.9,
  })
  const badges = ['Premium Partner', 'Certified Partner', 'Premium Partner'].map((badge_name, index) => ({
    id: `badge-${index}`,
    profile_id: profileId,
    badge_type: 'partner' as const,
    badge_name,
  }))
  await site.deps.db.insertInto('badge').values(badges).execute()
  await refresh(profileId)

  const profile = await site.deps.db.selectFrom('profile').selectAll().executeTakeFirstOrThrow()
  expect(profile).toMatchObject({
    ranking_version: RANKING_VERSION,
    version: 1,
    updated_at: new Date('2026-06-01T00:00:00Z'),
  })
  expect(profile.ranking_score).toBeGreaterThan(0)
  expect(await site.deps.db.selectFrom('listing').selectAll().execute()).toEqual([
    {
      skill: 'webflow-development',
      profile_id: profileId,
      country_code: 'fr',
      city_slug: 'paris',
      score: profile.ranking_score,
      keys: listingKeys(
        { skill: 'webflow-development', country: 'fr', city: 'paris' },
        expertFacetCodes({
          type: 'freelancer',
          services: ['web-development'],
          languages: ['fr', 'en'],
          badges: ['Certified Partner', 'Premium Partner'],
          availability: 'LIMITED',
          minimum: 1000,
          score: profile.ranking_score,
          answerRate: 0.9,
        }),
      ),
      project_minimum_usd: 1000,
      listed_at: new Date('2026-02-01T00:00:00Z'),
      edited_at: new Date('2026-06-01T00:00:00Z'),
    },
  ])
})

type Expert = Awaited<ReturnType<typeof makeExpert>>
type Write = (expert: Expert) => Promise<unknown>

const profile =
  (values: Updateable<Database['profile']>): Write =>
  ({ profileId }) =>
    site.deps.db.updateTable('profile').set(values).where('id', '=', profileId).execute()
const plan =
  (plan: 'free' | 'core'): Write =>
  ({ workspaceId }) =>
    site.deps.db.updateTable('workspace').set({ plan }).where('id', '=', workspaceId).execute()
const asset =
  (values: Updateable<Database['asset']>): Write =>
  ({ siteId }) =>
    site.deps.db.updateTable('asset').set(values).where('id', '=', siteId).execute()

test.each<[string, { lose: Write; regain: Write }]>([
  ['the plan', { lose: plan('free'), regain: plan('core') }],
  ['the avatar', { lose: profile({ profile_img: null }), regain: profile({ profile_img: '/uploads/new.webp' }) }],
  ['the site', { lose: asset({ published_at: null }), regain: asset({ published_at: NOW }) }],
  ['the place', { lose: profile({ country_code: null }), regain: profile({ country_code: 'fr' }) }],
  ['being public', { lose: profile({ visibility: 'PRIVATE' }), regain: profile({ visibility: 'PUBLIC' }) }],
  ['being active', { lose: profile({ expert_status: 'SUSPENDED' }), regain: profile({ expert_status: 'ACTIVE' }) }],
  ['the intent', { lose: profile({ wants_hirable: false }), regain: profile({ wants_hirable: true }) }],
])('R44 losing %s takes every listing, regaining it brings them back', async (_name, { lose, regain }) => {
  for (const agency of [false, true]) {
    const expert = await makeExpert(site.deps.db, { agency, skills: ['seo', 'branding'] })
    await refresh(expert.profileId)
    const before = await counts()
    expect(before['seo fr paris']).toBe(1)

    await lose(expert)
    await refresh(expert.profileId)
    expect(await listedSkills(expert.profileId)).toEqual([])
    expect(await counts()).toEqual({})

    await regain(expert)
    await refresh(expert.profileId)
    expect(await listedSkills(expert.profileId)).toEqual(['branding', 'seo'])
    expect(await counts()).toEqual(before)
    await change(expert.profileId, { visibility: 'PRIVATE' })
  }
})

test('R44 a move takes the counts along, a refresh of nothing new changes nothing', async () => {
  const { profileId } = await makeExpert(site.deps.db, { skills: ['seo'] })
  await refresh(profileId)
  await refresh(profileId)
  expect(await counts()).toEqual({ seo: 1, 'seo fr': 1, 'seo fr paris': 1 })
  await change(profileId, { country_code: 'us', city_slug: 'new-york-city', city: 'New York City' })
  expect(await counts()).toEqual({ seo: 1, 'seo us': 1, 'seo us new-york-city': 1 })
})

test('R44 a deleted account or workspace takes its listings and its share of the counts with it', async () => {
  const ada = await makeExpert(site.deps.db, { skills: ['seo', 'branding'] })
  const studio = await makeExpert(site.deps.db, { skills: ['seo'], city_slug: null, agency: true })
  const stays = await makeExpert(site.deps.db, { skills: ['seo'] })
  for (const expert of [ada, studio, stays]) await refresh(expert.profileId)

  await site.deps.db.deleteFrom('user').where('id', '=', ada.userId).execute()
  expect(await counts()).toEqual({ seo: 2, 'seo fr': 2, 'seo fr paris': 1 })
  await site.deps.db.deleteFrom('workspace').where('id', '=', studio.workspaceId).execute()
  expect(await counts()).toEqual({ seo: 1, 'seo fr': 1, 'seo fr paris': 1 })
  expect(await listedSkills(stays.profileId)).toEqual(['seo'])
})

test('R41 a dearer plan buys no better score', async () => {
  const { profileId, workspaceId } = await makeExpert(site.deps.db)
  const score = () => site.deps.db.selectFrom('listing').select('score').executeTakeFirstOrThrow()
  await refresh(profileId)
  const before = await score()
  await site.deps.db.updateTable('workspace').set({ plan: 'enterprise' }).where('id', '=', workspaceId).execute()
  await refresh(profileId)
  expect(await score()).toEqual(before)
})

test('R44 what is rolled back leaves the listings as they were, and an unknown profile is no error', async () => {
  const { profileId } = await makeExpert(site.deps.db, { skills: ['seo'] })
  const undone = site.deps.db.transaction().execute(async (transaction) => {
    await refreshListing(transaction, profileId, { now: NOW })
    throw new Error('changed our mind')
  })
  await expect(undone).rejects.toThrow('changed our mind')
  expect(await counts()).toEqual({})
  await refresh('nobody')
})
