import type { Country, OtherPlaces, Region } from '#catalogue/types.ts'
import { foldText } from '#domain/text/fold-text.ts'

import { divisionCode } from './build-regions.ts'
import type { ChosenCity } from './choose-cities.ts'
import type { GeoNamesPlace } from './open-data.ts'

/** Smaller places of a region whose name is also a country's are left to the country. */
const smallestInSharedRegion = 5000

type PlaceData = {
  places: readonly GeoNamesPlace[]
  cities: readonly ChosenCity[]
  aliases: ReadonlyMap<string, readonly string[]>
  countries: Record<string, Country>
  regions: ReadonlyMap<string, Region>
}

/** Where else the names of the catalogue's cities are at home, and which places are in Georgia, USA, rather than Georgia. */
export function findOtherPlaces({ places, cities, aliases, countries, regions }: PlaceData): OtherPlaces {
  const owners = new Map<string, Set<number>>()
  for (const { slug, displayName, place } of cities) {
    for (const name of [slug, displayName, ...(aliases.get(slug) ?? [])]) {
      const folded = foldText(name)
      owners.set(folded, (owners.get(folded) ?? new Set()).add(place.id))
    }
  }
  const shared = regionsLikeCountries(regions, countries)
  const found = new Map<string, Set<string>>()
  for (const place of places) {
    const code = place.country.toLowerCase()
    // A section of a city is the city.
    if (!countries[code] || place.featureCode === 'PPLX') continue
    const region = regions.get(divisionCode(place))
    const known = region !== undefined && shared.has(region) && place.population >= smallestInSharedRegion
    for (const name of new Set([foldText(place.name), foldText(place.asciiName)])) {
      const namesakes = owners.get(name)
      if (namesakes ? namesakes.has(place.id) : !known) continue
      found.set(name, (found.get(name) ?? new Set()).add(region?.slug ?? code))
    }
  }
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, where]) => [name, [...where].sort().join(' ')]))
}

/** Regions with a name or a postal code that means another country: `il`, `georgia`. */
function regionsLikeCountries(regions: ReadonlyMap<string, Region>, countries: Record<string, Country>): Set<Region> {
  const owner = new Map(
    Object.values(countries).flatMap(({ slug, aliases }) => [slug, ...aliases].map((name) => [name, slug] as const)),
  )
  const shared = [...regions.values()].filter((region) =>
    [region.slug, ...region.aliases].some((name) => (owner.get(name) ?? region.country) !== region.country),
  )
  return new Set(shared)
}
