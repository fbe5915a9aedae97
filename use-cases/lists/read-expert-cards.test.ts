import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { loadCatalogue } from '#catalogue/catalogue.ts'
import { listCardVersions, listExpertCards } from '#db/queries/lists/expert-cards.ts'
import { makeExpert, makeSite } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { presentExpertCard } from './present-expert-card.ts'
import { loadExpertCards } from './read-expert-cards.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

async function readCached(ids: string[]) {
  return loadExpertCards(site.deps, await listCardVersions(site.deps.db, ids))
}

async function readFresh(ids: string[]) {
  return (await listExpertCards(site.deps.db, ids)).map((row) => presentExpertCard(row, site.deps))
}

test('R176 an unchanged card is the one that was shown before, in whatever order', async () => {
  const { profileId: one } = await makeExpert(site.deps.db)
  const { profileId: other } = await makeExpert(site.deps.db)
  const [first, second] = await readCached([one, other])
  expect([first, second]).toEqual(await readFresh([one, other]))
  const [again, before] = await readCached([other, one])
  expect(again).toBe(second)
  expect(before).toBe(first)
  expect(await readCached([])).toEqual([])
})

test('R176 whatever a card shows, it shows as it is now', async () => {
  const { db } = site.deps
  const { profileId, userId, siteId } = await makeExpert(db, { skills: ['seo', 'branding'] })
  const { profileId: agencyId, workspaceId } = await makeExpert(db, { agency: true })
  const profile = (values: object) => db.updateTable('profile').set(values).where('id', '=', profileId).execute()
  const asset = (values: object) => db.updateTable('asset').set(values).where('id', '=', siteId).execute()
  const badge = { profile_id: profileId, badge_type: 'partner' as const, badge_name: 'Premium Partner' }
  const order = { profile_id: profileId, position: 0 }
  let second = ''
  const acts: Record<string, () => Promise<unknown>> = {
    slug: () => profile({ slug: 'called-otherwise' }),
    name: () => profile({ name: 'Somebody Else' }),
    title: () => profile({ title: 'Gardener' }),
    picture: () => profile({ profile_img: null }),
    place: () => profile({ city: 'Lyon', country: 'Frankreich' }),
    availability: () => profile({ availability_status: 'LIMITED', availability_from: '2026-07-01' }),
    confirmation: () => profile({ availability_confirmed_at: new Date('2026-06-01') }),
    minimum: () => profile({ project_minimum_amount: 900, project_minimum_currency: 'EUR' }),
    'response time': () => profile({ response_time_hours: 3 }),
    'answer rate': () => profile({ answer_rate: 0.9 }),
    followers: () => profile({ num_followers: 12 }),
    badge: () =>
      db
        .insertInto('badge')
        .values({ id: 'one', ...badge })
        .execute(),
    'other badge': () => db.updateTable('badge').set({ badge_name: 'Certified Partner' }).execute(),
    'no badge': () => db.deleteFrom('badge').execute(),
    'name of a site': () => asset({ name: 'Renamed' }),
    'picture of a site': () => asset({ thumbnail_url: '/media/thumbnail/x/640.webp' }),
    'another site': async () => (second = (await makeSite(db, { owner_user_id: userId, name: 'Second' })).id),
    'order of sites': async () => {
      // The highlight would lead.
      await db.deleteFrom('featured_asset').where('profile_id', '=', profileId).execute()
      await db
        .insertInto('site_order')
        .values({ ...order, asset_id: second })
        .execute()
    },
    'site that is hidden': () => asset({ public: false }),
    'site that is back': () => asset({ public: true }),
    'site that is gone': () => db.deleteFrom('asset').where('id', '=', siteId).execute(),
    highlight: async () => {
      const { id } = await makeSite(db, { owner_user_id: userId, name: 'Third', published_at: new Date('2020-01-01') })
      await db
        .insertInto('featured_asset')
        .values({ ...order, asset_id: id })
        .execute()
    },
    'skills in another order': () =>
      sql`update profile_skill set position = 1 - position where profile_id = ${profileId}`.execute(db),
    'one skill less': () => db.deleteFrom('profile_skill').where('skill_slug', '=', 'seo').execute(),
    'site of a workspace': () => makeSite(db, { owner_workspace_id: workspaceId, name: 'Of all' }),
  }
  const both = [profileId, agencyId]
  let before = await readCached(both)
  for (const [name, act] of Object.entries(acts)) {
    await act()
    const now = await readCached(both)
    expect({ name, cards: now }).toEqual({ name, cards: await readFresh(both) })
    expect({ name, cards: now }).not.toEqual({ name, cards: before })
    before = now
  }
})

test('R176 every column of a profile that a card shows changes its version', async () => {
  const { db } = site.deps
  const { profileId } = await makeExpert(db)
  const [row] = await listExpertCards(db, [profileId])
  const { rows } = await sql<{ name: string }>`
    select jsonb_object_keys(shown_on_pages(profile)) as name from profile where id = ${profileId}`.execute(db)
  const compared = new Set(rows.map(({ name }) => name)).add('num_followers')
  const parts = new Set(['id', 'badges', 'featured', 'sites', 'skill_slugs'])
  expect(Object.keys(row ?? {}).filter((name) => !compared.has(name) && !parts.has(name))).toEqual([])
})

test('R176 skills that are called otherwise are called so on cards at once', async () => {
  const { profileId } = await makeExpert(site.deps.db, { skills: ['seo'] })
  await readCached([profileId])
  const { skills } = loadCatalogue()
  const seo = skills.get('seo')
  if (!seo) throw new Error('There is no seo.')
  const renamed = new Map(skills).set('seo', { ...seo, displayName: 'Being found' })
  const deps = { ...site.deps, catalogue: { ...loadCatalogue(), skills: renamed } }
  const [card] = await loadExpertCards(deps, await listCardVersions(deps.db, [profileId]))
  expect(card?.skills).toEqual([{ slug: 'seo', name: 'Being found' }])
})

test('R176 an edit that is rolled back, or not committed yet, leaves the card as it was', async () => {
  const { db } = site.deps
  const { profileId } = await makeExpert(db)
  const before = await readCached([profileId])
  const edit = db.transaction().execute(async (transaction) => {
    await transaction.updateTable('profile').set({ title: 'Never' }).where('id', '=', profileId).execute()
    expect((await readCached([profileId]))[0]).toBe(before[0])
    throw new Error('taken back')
  })
  await expect(edit).rejects.toThrow('taken back')
  expect((await readCached([profileId]))[0]).toBe(before[0])
})

test('R176 who is gone has no card', async () => {
  const { db } = site.deps
  const { profileId, userId } = await makeExpert(db)
  await db.updateTable('profile').set({ title: 'For now' }).where('id', '=', profileId).execute()
  const versions = await listCardVersions(db, [profileId])
  await db.deleteFrom('user').where('id', '=', userId).execute()
  expect(await loadExpertCards(site.deps, versions)).toEqual([])
  expect(await readCached([profileId])).toEqual([])
})

test('R277 a card shows each skill once, by what it means, and the country by its name', async () => {
  const { profileId } = await makeExpert(site.deps.db, {
    skills: ['grapic-design', 'yoga', 'graphic-design', 'online-casino', 'seo'],
    city: 'Chicago',
    country: 'IL',
  })
  const [card] = await readCached([profileId])
  expect(card?.skills).toEqual([
    { slug: 'graphic-design', name: 'Graphic Design' },
    { slug: 'seo', name: 'SEO' },
  ])
  expect(card?.location).toEqual({ city: 'Chicago', country: 'United States' })
})
