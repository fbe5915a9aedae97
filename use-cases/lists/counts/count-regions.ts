import type { Region } from '#catalogue/types.ts'
import { type CityCount, findCityCountsText, parseCityCounts } from '#db/queries/lists/city-counts.ts'
import { countFacetsByBitmaps } from '#db/queries/lists/facet-bits.ts'
import { countFilteredByCity } from '#db/queries/lists/facet-counts.ts'
import { expertsInPlace } from '#db/queries/lists/listed-experts.ts'
import type { HirePlace } from '#db/queries/lists/listing-tallies.ts'
import type { SearchAnswer } from '#domain/lists/expert-card.ts'
import { type HireFilter, isFiltered, sortFacet } from '#domain/lists/hire-filter.ts'
import { memoize, memoizeByObject } from '#domain/memoize.ts'
import type { Deps } from '#use-cases/deps.ts'

import { isCountedByBitmaps } from './count-filtered.ts'
import { buildRegionBitmapIndex } from './region-bitmap-index.ts'

type Choices = SearchAnswer['facets'][string]
type Asked = { place: HirePlace; filter: HireFilter; experts: number }

/** R274: the cities of the region that is asked for; undefined where none is. */
export function citiesOfRegionFilter(
  catalogue: Deps['catalogue'],
  { region }: HireFilter,
): readonly string[] | undefined {
  return region ? (catalogue.regions.get(region)?.cities ?? []) : undefined
}

/** The regions that a page offers: a country's page its own, other pages none. */
export function regionsOfferedOnPage(catalogue: Deps['catalogue'], { country, city }: HirePlace): readonly Region[] {
  return country === undefined || city !== undefined ? [] : catalogue.regionsOf(country)
}

/** Those regions, as bitmaps count them. */
export function regionsToCountOnPage(catalogue: Deps['catalogue'], place: HirePlace) {
  const slugs = regionsOfferedOnPage(catalogue, place).map(({ slug }) => slug)
  return slugs.length > 0 ? { slugs, bits: buildRegionBitmapIndex(catalogue.regions) } : undefined
}

/** The regions with experts, each with their number. */
export function presentRegions(regions: readonly Region[], counts: ReadonlyMap<string, number>): Choices {
  const choices = regions.flatMap(({ slug: value, displayName: label }) => {
    const count = counts.get(value) ?? 0
    return count > 0 ? [{ value, label, count }] : []
  })
  return sortFacet('region', choices)
}

function addUpCities(regions: readonly Region[], counts: readonly CityCount[]): Map<string, number> {
  const byCity = new Map<string, number>()
  for (const { city, experts } of counts) byCity.set(city, (byCity.get(city) ?? 0) + experts)
  return new Map(
    regions.map(({ slug, cities }) => [slug, cities.reduce((sum, city) => sum + (byCity.get(city) ?? 0), 0)]),
  )
}

/** Of the pages that were asked for last. */
const MOST_PAGES = 200

const regionsByCities = memoizeByObject((regions: readonly Region[]) =>
  memoize(MOST_PAGES, (cities) => presentRegions(regions, addUpCities(regions, parseCityCounts(cities)))),
)

/** The same from a country's counts by city, as one text. */
export function presentRegionsFromCityCounts(regions: readonly Region[], cities: string): Choices {
  return regions.length > 0 ? regionsByCities(regions)(cities) : []
}

/** R274: how many each region of a country's page would leave, as if none were chosen. */
export async function countRegions({ db, catalogue }: Pick<Deps, 'db' | 'catalogue'>, asked: Asked): Promise<Choices> {
  const { skill, country } = asked.place
  const regions = regionsOfferedOnPage(catalogue, asked.place)
  if (country === undefined || regions.length === 0) return []
  const filter = { ...asked.filter, region: null }
  if (!isFiltered(filter))
    return presentRegionsFromCityCounts(regions, await findCityCountsText(db, { skill, country }))
  const place = { skill, country }
  const counted = isCountedByBitmaps(asked.experts, filter)
    ? await countFacetsByBitmaps(db, { place, filter, counted: [], regions: regionsToCountOnPage(catalogue, place) })
    : undefined
  return presentRegions(
    regions,
    counted?.regions ?? addUpCities(regions, await countFilteredByCity(db, expertsInPlace(place), filter)),
  )
}
