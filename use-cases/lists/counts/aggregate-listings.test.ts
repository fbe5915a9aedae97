import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { findCityCountsText, parseCityCounts } from '#db/queries/lists/city-counts.ts'
import { ALL_EXPERTS_PLACE, findTally } from '#db/queries/lists/listing-tallies.ts'
import { facetCodeOfKey } from '#domain/lists/listing-keys.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

import { aggregateListings } from './aggregate-listings.ts'

const NOW = new Date('2026-06-30T00:00:00Z')
const EXPERTS = 6
const PAGES = [
  ALL_EXPERTS_PLACE,
  { skill: 'seo' },
  { skill: 'seo', country: 'fr' },
  { skill: 'seo', country: 'fr', city: 'paris' },
  { skill: 'branding', country: 'us' },
]

let site: TestSite
let ids: string[]
beforeAll(async () => {
  site = await openTestSite()
  ids = []
  for (let index = 0; index < EXPERTS; index++) {
    const { profileId } = await makeExpert(site.deps.db, { skills: index % 2 ? ['seo', 'branding'] : ['seo'] })
    ids.push(profileId)
  }
})
afterAll(() => site.close())

const change = fc.record({
  who: fc.nat(EXPERTS - 1),
  values: fc.oneof(
    fc.record({ visibility: fc.constantFrom('PUBLIC' as const, 'PRIVATE' as const) }),
    fc.record({ languages: fc.subarray(['en', 'de', 'fr']) }),
    fc.record({ num_likes: fc.nat(400), about: fc.constantFrom(null, 'x'.repeat(900)) }),
    fc.record({ project_minimum_amount: fc.nat(9000), project_minimum_currency: fc.constant('USD') }),
    fc.constantFrom(
      { country_code: 'fr', city_slug: 'paris' },
      { country_code: 'fr', city_slug: null },
      { country_code: 'fr', city_slug: 'lyon' },
      { country_code: 'us', city_slug: null },
    ),
  ),
})

type Place = (typeof PAGES)[number]

/** The same, from the listings one by one. */
async function countByHand({ skill, country, city }: Place) {
  const { rows } = await sql<{ keys: number[]; minimum: number | null }>`
    select keys, project_minimum_usd as minimum from listing
    where ${skill === '' ? sql`(skill, profile_id) in (select min(skill), profile_id from listing group by profile_id)` : sql`skill = ${skill}`}
      and ${country ?? null}::text is not distinct from (case when ${country === undefined} then null else country_code end)
      and ${city ?? null}::text is not distinct from (case when ${city === undefined} then null else city_slug end)
  `.execute(site.deps.db)
  const count = (values: number[]) =>
    [...Map.groupBy(values, (one) => one)].map(([value, all]) => [value, all.length]).sort()
  return {
    experts: rows.length,
    codes: count(rows.flatMap(({ keys }) => keys.flatMap((key) => facetCodeOfKey(key) ?? []))),
    minimums: count(rows.flatMap(({ minimum }) => minimum ?? [])),
  }
}

/** Of a country, the same by city: as stored, and from the listings one by one. */
async function expectCities({ skill, country }: Place) {
  if (country === undefined) return
  const { rows } = await sql<{ city: string; experts: number }>`
    select city_slug as city, count(*)::integer as experts from listing
    where skill = ${skill} and country_code = ${country} and city_slug is not null group by 1
  `.execute(site.deps.db)
  const counts = new Map<string, number>()
  for (const { city, experts } of parseCityCounts(await findCityCountsText(site.deps.db, { skill, country }))) {
    counts.set(city, (counts.get(city) ?? 0) + experts)
  }
  expect([...counts].filter(([, experts]) => experts !== 0).sort()).toEqual(
    rows.map(({ city, experts }) => [city, experts]).sort(),
  )
}

async function storedCounts(place: Place) {
  await expectCities(place)
  const { experts, codes, minimums } = await findTally(site.deps.db, place)
  return { experts, codes: [...codes].sort(), minimums: [...minimums].sort() }
}

test('R160 counts by facet and minimum are those of the listings, while changes come in and are added up', async () => {
  const { db } = site.deps
  let most = 0
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 10, maxLength: 25 }), async (changes) => {
      const waiting = changes.values()
      const write = async () => {
        for (const { who, values } of waiting) {
          await db.transaction().execute(async (transaction) => {
            const id = ids[who] ?? ''
            await transaction.updateTable('profile').set(values).where('id', '=', id).execute()
            await refreshListing(transaction, id, { now: NOW })
          })
        }
      }
      await Promise.all([write(), write(), write(), aggregateListings({ db }, { atOnce: 3 })])
      for (const page of PAGES) expect(await storedCounts(page)).toEqual(await countByHand(page))
      await aggregateListings({ db }, { atOnce: 3 })
      for (const page of PAGES) expect(await storedCounts(page)).toEqual(await countByHand(page))
      expect(await db.selectFrom('listing_change').select('id').execute()).toEqual([])
      most = Math.max(most, (await storedCounts({ skill: 'seo' })).experts)
    }),
    { numRuns: 5, endOnFailure: true },
  )
  // Else the counts would agree on nothing.
  expect(most).toBeGreaterThan(1)
})

test('R160 a recount of everything equals the stored counts', async () => {
  const before = await Promise.all(PAGES.map(storedCounts))
  await sql`select recount_listings()`.execute(site.deps.db)
  expect(await Promise.all(PAGES.map(storedCounts))).toEqual(before)
})

test('R160 writers do not block each other: an open transaction of the same skill delays no other', async () => {
  const { db } = site.deps
  const [first = '', second = ''] = ids
  const toggle =
    (id: string, visibility: 'PUBLIC' | 'PRIVATE') => async (transaction: Parameters<typeof refreshListing>[0]) => {
      await transaction.updateTable('profile').set({ visibility }).where('id', '=', id).execute()
      await refreshListing(transaction, id, { now: NOW })
    }
  await db.transaction().execute(async (open) => {
    await toggle(first, 'PRIVATE')(open)
    await db.transaction().execute(toggle(second, 'PRIVATE'))
    await db.transaction().execute(toggle(second, 'PUBLIC'))
  })
  expect(await storedCounts({ skill: 'seo' })).toEqual(await countByHand({ skill: 'seo' }))
})
