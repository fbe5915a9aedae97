import type { Region } from '#catalogue/types.ts'
import { type CityCount, countCities } from '#db/queries/lists/city-counts.ts'
import { countCitiesByBits } from '#db/queries/lists/facet-bits.ts'
import { countByCity } from '#db/queries/lists/facet-counts.ts'
import { listedAt } from '#db/queries/lists/listed-experts.ts'
import type { HirePlace } from '#db/queries/lists/listing-tallies.ts'
import type { SearchAnswer } from '#domain/lists/expert-card.ts'
import { isBudgetStep } from '#domain/lists/facet-codes.ts'
import { type HireFilter, isFiltered, sortFacet } from '#domain/lists/hire-filter.ts'
import type { Deps } from '#use-cases/deps.ts'

/** A country has hundreds of cities, each with its bitmaps: up to here it is quicker to read the experts. */
const CITY_BITS_ABOVE = 10_000

type Choices = SearchAnswer['facets'][string]
type Asked = { place: HirePlace; filter: HireFilter; experts: number }

/** R274: the cities of the region that is asked for; undefined where none is. */
export function citiesOf(catalogue: Deps['catalogue'], { region }: HireFilter): readonly string[] | undefined {
  return region ? (catalogue.regions.get(region)?.cities ?? []) : undefined
}

/** R274: the regions of a country's page, each with the experts in its cities; other pages offer none. */
export function presentRegions(regions: readonly Region[], counts: readonly CityCount[]): Choices {
  const byCity = new Map(counts.map(({ city, experts }) => [city, experts]))
  const choices = regions.flatMap(({ slug: value, displayName: label, cities }) => {
    const total = cities.reduce((sum, slug) => sum + (byCity.get(slug) ?? 0), 0)
    return total > 0 ? [{ value, label, count: total }] : []
  })
  return sortFacet('region', choices)
}

/** The regions that a page offers. */
export function regionsAt(catalogue: Deps['catalogue'], { country, city }: HirePlace): readonly Region[] {
  return country === undefined || city !== undefined ? [] : catalogue.regionsOf(country)
}

/** R274: how many each region of a country's page would leave. */
export async function countRegions({ db, catalogue }: Pick<Deps, 'db' | 'catalogue'>, asked: Asked): Promise<Choices> {
  const { skill, country } = asked.place
  const regions = regionsAt(catalogue, asked.place)
  if (country === undefined || regions.length === 0) return []
  // As if no region were chosen.
  const filter = { ...asked.filter, region: null }
  const count = (): Promise<CityCount[]> => {
    if (!isFiltered(filter)) return countCities(db, { skill, country })
    const place = { skill, country }
    if (asked.experts <= CITY_BITS_ABOVE || !isBudgetStep(filter)) return countByCity(db, listedAt(place), filter)
    return countCitiesByBits(db, { place, filter, cities: regions.flatMap(({ cities }) => cities) })
  }
  return presentRegions(regions, await count())
}
