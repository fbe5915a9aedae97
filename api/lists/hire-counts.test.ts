import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { findCityCountsText, parseCityCounts } from '#db/queries/lists/city-counts.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { aggregateListings } from '#use-cases/lists/counts/aggregate-listings.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'

const MINIMUMS = [null, 500, 800, 1000, 1000, 2000, 9000]

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  const { db } = site.deps
  for (const [index, minimum] of MINIMUMS.entries()) {
    const { profileId } = await makeExpert(db, {
      skills: index < 4 ? ['web-design', 'seo'] : ['web-design'],
      slug: `expert-${index}`,
      languages: index === 0 ? ['en', 'de'] : ['en'],
      availability_status: index < 2 ? 'AVAILABLE' : 'LIMITED',
      project_minimum_amount: minimum,
      project_minimum_currency: minimum === null ? null : 'USD',
    })
    await db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: site.deps.now() }))
  }
})
afterAll(() => site.close())

const counts = async (query: string) => await site.send('GET', `/v1/marketplace/hire-counts${query}`)

test('hire pages are counted by path; what is no page is left out', async () => {
  const { status, body } = await counts(
    '?path=/hire/web-design/fr/paris&path=/hire/seo&path=/hire/seo/de&path=/hire/nonsense&path=x',
  )
  expect(status).toBe(200)
  expect(body).toEqual({ counts: { '/hire/web-design/fr/paris': 7, '/hire/seo': 4, '/hire/seo/de': 0 } })
  expect((await counts('?path=/hire/seo')).body).toEqual({ counts: { '/hire/seo': 4 } })
})

test('R497 a hire page counts other pages along with its own experts, filtered or not', async () => {
  const others = 'count=/hire/seo&count=/hire/seo/de&count=/hire/nonsense'
  const read = async (query: string) => (await site.send('GET', `/v1/marketplace/hire/web-design?${query}`)).body
  const expected = { '/hire/seo': 4, '/hire/seo/de': 0 }
  expect((await read(others))['counts']).toEqual(expected)
  expect((await read(`${others}&language=de&page=1`))['counts']).toEqual(expected)
  expect((await read(`${others}&sort=newest`))['counts']).toEqual(expected)
  expect('counts' in (await read(''))).toBe(false)
  expect((await read('count=x'))['counts']).toEqual({})
  const { status } = await site.send('GET', `/v1/marketplace/hire/web-design?${'count=/hire/seo&'.repeat(101)}`)
  expect(status).toBe(400)
})

test('R499 how many experts each city of a country lists is in the tally of the country, and follows each of theirs', async () => {
  const { db } = site.deps
  const france = { skill: 'web-design', country: 'fr' }
  const stored = async () =>
    (
      await sql<{ cities: string }>`select cities from listing_tally
      where skill = 'web-design' and country_code = 'fr' and city_slug = ''`.execute(db)
    ).rows
  await aggregateListings(site.deps)
  expect(await stored()).toEqual([{ cities: 'paris 7' }])
  expect(await findCityCountsText(db, france)).toBe('paris 7')
  const { profile_id: id } = await db
    .selectFrom('listing')
    .where('skill', '=', 'web-design')
    .where('city_slug', '=', 'paris')
    .select('profile_id')
    .executeTakeFirstOrThrow()
  const moveTo = async (city_slug: string) => {
    await db.updateTable('profile').set({ city_slug }).where('id', '=', id).execute()
    await refreshListings(site.deps, [id])
  }
  await moveTo('lyon')
  expect(parseCityCounts(await findCityCountsText(db, france))).toEqual(
    expect.arrayContaining([
      { city: 'paris', experts: 7 },
      { city: 'paris', experts: -1 },
      { city: 'lyon', experts: 1 },
    ]),
  )
  await aggregateListings(site.deps)
  expect(await stored()).toEqual([{ cities: 'lyon 1,paris 6' }])
  await moveTo('paris')
  await aggregateListings(site.deps)
  expect(await stored()).toEqual([{ cities: 'paris 7' }])
})
