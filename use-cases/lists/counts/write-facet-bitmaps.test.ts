import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { CityCount } from '#db/queries/lists/city-counts.ts'
import { allExpertSet } from '#db/queries/lists/expert-search.ts'
import { countFacetsByBitmaps, countCitiesByBitmaps } from '#db/queries/lists/facet-bits.ts'
import { countFilteredByCity, countFacetCodes } from '#db/queries/lists/facet-counts.ts'
import { expertsInPlace } from '#db/queries/lists/listed-experts.ts'
import { type NarrowedPlace, findTally } from '#db/queries/lists/listing-tallies.ts'
import { BUDGET_STEPS_USD, type HireFilter, NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'
import { AVAILABILITY_STATUSES } from '#domain/profiles/availability/availability.ts'
import { AWARD_BADGES } from '#domain/profiles/badge.ts'
import { makeListedExperts } from '#test/listed-experts.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'

import { buildRegionBitmapIndex } from './region-bitmap-index.ts'
import { writeFacetBitmaps } from './write-facet-bitmaps.ts'

const PLACES: NarrowedPlace[] = [
  { skill: 'web-design' },
  { skill: 'web-design', country: 'fr' },
  { skill: 'web-design', country: 'fr', city: 'paris' },
  { skill: 'web-design', country: 'de' },
  { skill: 'web-design', country: 'fr', cities: ['lyon', 'nice'] },
]

const REGIONS = ['ile-de-france', 'auvergne-rhone-alpes', 'berlin']

const anyFilter: fc.Arbitrary<HireFilter> = fc
  .record({
    service: fc.subarray(['animation', 'web-development', '3d-design'], { maxLength: 2 }),
    language: fc.subarray(['en', 'de', 'sv'], { maxLength: 2 }),
    everyLanguage: fc.constantFrom(null, true as const),
    badge: fc.subarray(AWARD_BADGES.slice(0, 2)),
    availability: fc.subarray([...AVAILABILITY_STATUSES], { maxLength: 2 }),
    type: fc.constantFrom(null, 'freelancer' as const, 'agency' as const),
    budget: fc.constantFrom(null, ...BUDGET_STEPS_USD),
    answers: fc.constantFrom(null, 'most' as const),
  })
  .map((filter) => ({ ...NO_HIRE_FILTER, ...filter }))

const anyChange = fc.record({
  who: fc.nat(39),
  values: fc.oneof(
    fc.record({ visibility: fc.constantFrom('PUBLIC' as const, 'PRIVATE' as const) }),
    fc.record({ languages: fc.subarray(['en', 'de', 'sv']) }),
    fc.constantFrom(
      { country_code: 'fr', city_slug: null },
      { country_code: 'fr', city_slug: 'lyon' },
      { country_code: 'de', city_slug: null },
    ),
  ),
})

let site: TestSite
let ids: string[]
beforeAll(async () => {
  site = await openTestSite()
  ids = (await makeListedExperts(site)).map(({ id }) => id)
})
afterAll(() => site.close())

async function expectSameCounts(place: NarrowedPlace, filter: HireFilter) {
  const { db } = site.deps
  const { codes } = await findTally(db, place)
  const bits = buildRegionBitmapIndex(site.deps.catalogue.regions)
  const counted = { place, filter, counted: codes.keys(), regions: { slugs: REGIONS, bits } }
  const { codes: byBits, regions } = await countFacetsByBitmaps(db, counted)
  const oneByOne = await countFacetCodes(db, expertsInPlace(place), {
    filter,
    everyone: place.cities ? undefined : codes,
  })
  const facets = [...oneByOne].filter(([code]) => code < 2048)
  expect([...byBits].sort()).toEqual(facets.sort())
  const byCity = await countFilteredByCity(db, expertsInPlace(place), filter)
  const inRegion = (slug: string) => byCity.filter(({ city }) => bits.ofCity.get(city) === slug)
  const expected = REGIONS.map((slug) => [slug, inRegion(slug).reduce((sum, { experts }) => sum + experts, 0)] as const)
  expect(regions).toEqual(new Map(expected))
  const cities = ['paris', 'lyon']
  const inCities = await countFilteredByCity(db, allExpertSet(cities), NO_HIRE_FILTER)
  expect(sorted(await countCitiesByBitmaps(db, cities))).toEqual(sorted(inCities))
}

const sorted = (counts: CityCount[]) => counts.toSorted((a, b) => (a.city < b.city ? -1 : 1))

test('R162 counts by bitmaps equal counts one by one, whatever has changed since', async () => {
  const { db } = site.deps
  let written = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyChange, { maxLength: 6 }),
      fc.array(anyFilter, { minLength: PLACES.length, maxLength: PLACES.length }),
      fc.constantFrom(undefined, 0, 5, 100),
      async (changes, filters, rare) => {
        for (const { who, values } of changes) {
          const id = ids[who] ?? ''
          await db.updateTable('profile').set(values).where('id', '=', id).execute()
          await refreshListings(site.deps, [id])
        }
        if (rare !== undefined) await writeFacetBitmaps(site.deps, { many: 1, few: 0, rare })
        for (const [index, filter] of filters.entries()) await expectSameCounts(PLACES[index] ?? { skill: '' }, filter)
        written = Math.max(written, (await db.selectFrom('facet_bits').select('key').execute()).length)
      },
    ),
    { numRuns: 15, endOnFailure: true },
  )
  // Else nothing but the stale would have been counted.
  expect(written).toBeGreaterThan(5)
})

test('R162 R723 an expert with one of two required languages fails that filter', async () => {
  expect.hasAssertions()
  const { db } = site.deps
  const filter: HireFilter = { ...NO_HIRE_FILTER, language: ['de', 'sv'], everyLanguage: true, budget: 500 }
  await db
    .updateTable('profile')
    .set({ languages: ['de'], visibility: 'PUBLIC' })
    .where('id', 'in', ids)
    .execute()
  await refreshListings(site.deps, ids)
  await writeFacetBitmaps(site.deps, { many: 1, few: 0 })
  for (const place of PLACES) await expectSameCounts(place, filter)
})

test('R162 who changes while the bits are written stays stale', async () => {
  const { db } = site.deps
  const [first = ''] = ids
  const edit = async (languages: string[]) => {
    await db.updateTable('profile').set({ languages, visibility: 'PUBLIC' }).where('id', '=', first).execute()
    await refreshListings(site.deps, [first])
  }
  const filter: HireFilter = { ...NO_HIRE_FILTER, language: ['sv'] }
  await edit(['sv'])
  await Promise.all([writeFacetBitmaps(site.deps, { many: 1, few: 0 }), edit(['en']), edit(['sv', 'de'])])
  await expectSameCounts({ skill: 'web-design' }, filter)
  await writeFacetBitmaps(site.deps, { many: 1, few: 0 })
  await expectSameCounts({ skill: 'web-design' }, filter)
  expect(await db.selectFrom('stale_bits').select('number').execute()).toEqual([])
})

test('R274 bitmaps of other regions are not counted by, and are written again', async () => {
  const { db, catalogue } = site.deps
  const paris = new Map([
    ['here', { slug: 'here', displayName: 'Here', aliases: [], country: 'fr', cities: ['paris'] }],
  ])
  const [place, filter, counted] = [{ skill: 'web-design', country: 'fr' }, NO_HIRE_FILTER, []]
  const count = async (slugs: string[], bits: ReturnType<typeof buildRegionBitmapIndex>) =>
    (await countFacetsByBitmaps(db, { place, filter, counted, regions: { slugs, bits } })).regions
  await writeFacetBitmaps(site.deps, { many: 1, few: 0 })
  const known = await count(REGIONS, buildRegionBitmapIndex(catalogue.regions))
  expect(known?.get('ile-de-france')).toBeGreaterThan(0)
  expect(await count(['here'], buildRegionBitmapIndex(paris))).toBeUndefined()
  await writeFacetBitmaps({ db, catalogue: { regions: paris } }, { few: 0 })
  expect(await count(['here'], buildRegionBitmapIndex(paris))).toEqual(new Map([['here', known?.get('ile-de-france')]]))
  expect(await count(REGIONS, buildRegionBitmapIndex(catalogue.regions))).toBeUndefined()
})
