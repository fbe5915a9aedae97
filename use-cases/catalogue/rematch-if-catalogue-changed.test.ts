import { afterAll, beforeAll, expect, test } from 'vitest'

import { rematchProfilesJob } from '#jobs/rematch-profiles.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

import { rematchIfCatalogueChanged } from './rematch-if-catalogue-changed.ts'
import { rematchProfiles } from './rematch-profiles.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

/** Somebody who is listed where an earlier release has put them. */
async function listedBefore(slug: string, place: { city: string; country: string; country_code: string }) {
  const { db, now } = site.deps
  const { profileId } = await makeExpert(db, { slug, skills: ['webflow'] })
  await db
    .updateTable('profile')
    .set({ ...place, city_slug: null })
    .where('id', '=', profileId)
    .execute()
  await db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: now() }))
  return profileId
}

const listings = (profileId: string) =>
  site.deps.db
    .selectFrom('listing')
    .where('profile_id', '=', profileId)
    .select(['country_code', 'city_slug'])
    .executeTakeFirst()

test('R273 what is stored is matched again once, at the first start with other names or rules', async () => {
  const chicago = await listedBefore('from-chicago', { city: 'Chicago', country: 'IL', country_code: 'il' })
  const london = await listedBefore('from-london-on', { city: 'London', country: 'Ontario', country_code: 'ca' })
  const untouched = () =>
    site.deps.db.selectFrom('profile').where('id', '=', london).select(['card_version', 'version']).executeTakeFirst()
  const before = await untouched()
  await Promise.all([rematchIfCatalogueChanged(site.deps), rematchIfCatalogueChanged(site.deps)])
  const { rows } = await site.deps.pool.query(`select data from pgboss.job where name = 'rematch-profiles'`)
  expect(rows).toEqual([{ data: {} }])

  await startJobs(site.deps, [rematchProfilesJob])
  await expect.poll(() => listings(chicago), { timeout: 10_000 }).toEqual({ country_code: 'us', city_slug: 'chicago' })
  expect(await listings(london)).toEqual({ country_code: 'ca', city_slug: null })
  expect(await untouched()).toEqual(before)

  await rematchIfCatalogueChanged(site.deps)
  const after = await site.deps.pool.query(`select from pgboss.job where name = 'rematch-profiles'`)
  expect(after.rowCount).toBe(1)
})

test('R273 skills are matched again, too, in the order of the profile', async () => {
  const { db } = site.deps
  const { profileId } = await makeExpert(db, { slug: 'with-skills', skills: ['seo'] })
  await db
    .updateTable('profile')
    .set({ skills: ['Web Design', 'search engine optimization'] })
    .where('id', '=', profileId)
    .execute()
  await rematchProfiles(site.deps, {})
  const rows = await db.selectFrom('profile_skill').where('profile_id', '=', profileId).selectAll().execute()
  expect(rows.map(({ skill_slug, position }) => [position, skill_slug]).sort()).toEqual([
    [0, 'web-design'],
    [1, 'seo'],
  ])
})

test('R703 skills that were stored in another language are matched, too', async () => {
  const { db } = site.deps
  const { profileId } = await makeExpert(db, { slug: 'in-french', skills: ['figma'] })
  const skills = ['référencement', 'Basket weaving', 'diseño web']
  await db.updateTable('profile').set({ skills }).where('id', '=', profileId).execute()
  await rematchProfiles(site.deps, {})
  const rows = await db.selectFrom('profile_skill').where('profile_id', '=', profileId).selectAll().execute()
  expect(rows.map(({ skill_slug, position }) => [position, skill_slug]).sort()).toEqual([
    [0, 'seo'],
    [1, 'web-design'],
  ])
})
