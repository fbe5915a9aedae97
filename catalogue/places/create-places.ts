import { aliasName } from '#catalogue/alias-name.ts'
import { entriesByName } from '#catalogue/normalizer.ts'
import { lowercaseWords } from '#catalogue/resolve-search.ts'
import type { City, Country, Region } from '#catalogue/types.ts'

import { createCountryParser } from './parse-country.ts'
import { createLocationResolver } from './resolve-location.ts'
import { createPlaceResolver } from './resolve-place.ts'

type PlaceTables = {
  cities: ReadonlyMap<string, City>
  countries: ReadonlyMap<string, Country>
  regions: ReadonlyMap<string, Region>
  otherPlaces: ReadonlyMap<string, string>
  /** City slugs, those with the most experts first. */
  busiestFirst: Iterable<string>
}

/** Every look-up of places by what somebody has typed. */
export function createPlaceLookups({ cities, countries, regions, otherPlaces, busiestFirst }: PlaceTables) {
  const ranks = new Map([...busiestFirst].map((slug, index) => [slug, index]))
  const rankOf = (slug: string) => ranks.get(slug) ?? cities.size
  const citiesByCountry = Map.groupBy(
    [...cities.values()].sort((a, b) => rankOf(a.slug) - rankOf(b.slug)),
    ({ country }) => country,
  )
  const inhabited = [...regions.values()].filter((region) => region.cities.length > 0)
  const regionsByCountry = Map.groupBy(inhabited, ({ country }) => country)
  const readCountry = createCountryParser({ countryNames: entriesByName(countries), regions })
  const resolveLocation = createLocationResolver({
    cityNames: entriesByName(cities),
    regions,
    otherPlaces,
    readCountry,
  })
  const resolveWords = createPlaceResolver({ resolveLocation, readCountry, rankOf })
  const resolvePlace = (text: string) => resolveWords(lowercaseWords(text).join(' '))

  function searchableName(region: Region): string | undefined {
    const inCountry = `${region.displayName}, ${countries.get(region.country)?.displayName}`
    const names = [region.displayName, inCountry, ...region.aliases.map(aliasName)]
    return names.find((name) => resolvePlace(name)?.region === region)
  }

  /** Whether a search leads to the region, and not to a city that is all but the same: Berlin. */
  function isOwnPlace(region: Region): boolean {
    const isCity = region.cities.some((slug) => cities.get(slug)?.displayName === region.displayName)
    return !isCity && searchableName(region) !== undefined
  }

  return {
    resolveLocation,
    resolvePlace,
    searchableName,
    citiesIn: (country: string): readonly City[] => citiesByCountry.get(country) ?? [],
    regionsOf: (country: string): readonly Region[] => regionsByCountry.get(country) ?? [],
    searchableRegions: (): ReadonlySet<string> => new Set(inhabited.filter(isOwnPlace).map(({ slug }) => slug)),
  }
}
