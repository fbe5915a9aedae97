import {
  secondaryCityMinPopulation,
  capitalMinPopulation,
  citiesBesidesCapital,
  cityQuotas,
  cityDisplayNames,
  excludedCities,
  includedCityIds,
  pinnedCitySlugs,
} from '#catalogue/sources/cities.ts'

import type { GeoNamesPlace, SimpleMapsCity } from './open-data.ts'
import { foldAccents, slugify } from './slugify.ts'

const cityFeatures = new Set(['PPL', 'PPLA', 'PPLA2', 'PPLA3', 'PPLA4', 'PPLC', 'PPLG', 'PPLS'])
const excluded = new Set(excludedCities.map(foldAccents))
const sameCityKm = 30
const alikeShare = 0.2
const smallestByAlternateName = 75_000

export type ChosenCity = { place: GeoNamesPlace; slug: string; displayName: string; population: number }

type CityData = {
  places: readonly GeoNamesPlace[]
  simpleMaps: readonly SimpleMapsCity[]
  /** Upper-case codes of the catalogue's countries. */
  countries: ReadonlySet<string>
}

type Candidate = { place: GeoNamesPlace; population: number }

/**
 * Cities by quota: known to both data sets, ranked by the larger of their populations (city-proper figures alone
 * would drop Guadalajara). A slug belongs to the largest city that has it; smaller namesakes are left out.
 */
export function chooseCities({ places, simpleMaps, countries }: CityData): ChosenCity[] {
  const populationIn = simpleMapsLookup(simpleMaps)
  const candidates = new Map<string, Candidate[]>()
  for (const place of places) {
    if (!countries.has(place.country) || !isCity(place)) continue
    const other = populationIn(place)
    if (other === undefined && !includedCityIds.has(place.id)) continue
    const population = Math.max(place.population, other ?? 0)
    const list = candidates.get(place.country) ?? []
    list.push({ place, population })
    candidates.set(place.country, list)
  }
  checkIncluded(places)
  const chosen = [...candidates].flatMap(([country, list]) => withinQuota(country, list.sort(byPopulation)))
  return withUniqueSlugs(chosen.sort(byPopulation))
}

/** An id alone says little: a wrong one would go unnoticed. */
function checkIncluded(places: readonly GeoNamesPlace[]): void {
  const byId = new Map(places.map((place) => [place.id, place]))
  for (const [id, name] of includedCityIds) {
    const place = byId.get(id)
    const known = place && [place.name, displayNameOf(place)].some((known) => slugify(known) === slugify(name))
    if (!known) throw new Error(`GeoNames ${id} is not ${name}`)
  }
}

function isCity(place: GeoNamesPlace): boolean {
  if (includedCityIds.has(place.id)) return true
  if (!cityFeatures.has(place.featureCode) || excluded.has(foldAccents(`${place.name}/${place.country}`))) return false
  // The boroughs of Greater London are the city itself.
  return !(place.country === 'GB' && place.admin2 === 'GLA' && place.featureCode !== 'PPLC')
}

function withinQuota(country: string, ranked: Candidate[]): Candidate[] {
  const capital = ranked.find(({ place }) => place.featureCode === 'PPLC')
  const included = ranked.filter(({ place }) => includedCityIds.has(place.id))
  const quota = cityQuotas[country]
  const besides = citiesBesidesCapital[country]
  const atLeast = (minimum: number) => ranked.filter(({ population }) => population >= minimum)
  let byRule: Candidate[] = []
  if (quota) {
    // SimpleMaps counts an urban area once, sometimes under a small suburb: the place itself must have some size.
    const cities = atLeast(quota.minimum).filter(({ place }) => place.population >= quota.minimum / 2)
    byRule = [...cities.slice(0, quota.most), ...(capital ? [capital] : [])]
  } else if (besides !== undefined) {
    const others = atLeast(secondaryCityMinPopulation).filter((candidate) => candidate !== capital)
    byRule = [...(capital ? [capital] : []), ...others.slice(0, besides)]
  } else if (capital && capital.population >= capitalMinPopulation) {
    byRule = [capital]
  }
  return [...new Set([...byRule, ...included])]
}

function withUniqueSlugs(ranked: Candidate[]): ChosenCity[] {
  const bySlug = new Map<string, ChosenCity>()
  for (const { place, population } of ranked) {
    const displayName = displayNameOf(place)
    const slug = pinnedCitySlugs.get(place.id) ?? slugify(displayName)
    if (!bySlug.has(slug)) bySlug.set(slug, { place, slug, displayName, population })
  }
  return [...bySlug.values()]
}

function displayNameOf(place: GeoNamesPlace): string {
  // Macrons only mark a transliteration (Bhopāl, Hyderābād); English has none.
  const plain = place.name.normalize('NFD').replaceAll('\u0304', '').normalize('NFC').replaceAll('’', "'")
  return cityDisplayNames[`${place.name}/${place.country}`] ?? plain
}

/**
 * The population of the nearest city of the same name, if SimpleMaps knows one close by. An alternate name counts
 * only where the sizes are alike: suburbs carry the name of the city around them.
 */
function simpleMapsLookup(cities: readonly SimpleMapsCity[]) {
  const byName = Map.groupBy(cities, (city) => `${city.iso2}/${foldAccents(city.city_ascii)}`)
  return (place: GeoNamesPlace): number | undefined => {
    const largestNamed = (names: string[]): number | undefined => {
      const close = [...new Set(names.map((name) => `${place.country}/${foldAccents(name)}`))]
        .flatMap((name) => byName.get(name) ?? [])
        .filter((city) => kilometres(place, { latitude: Number(city.lat), longitude: Number(city.lng) }) <= sameCityKm)
      return close.length === 0 ? undefined : Math.max(...close.map((city) => Number(city.population) || 0))
    }
    const byOwnName = largestNamed([place.name, place.asciiName, displayNameOf(place)])
    if (byOwnName !== undefined || place.population < smallestByAlternateName) return byOwnName
    const byAlternate = largestNamed(place.alternateNames)
    return byAlternate !== undefined && place.population >= byAlternate * alikeShare ? byAlternate : undefined
  }
}

type Position = { latitude: number; longitude: number }

/** Flat-earth distance, good to a percent at this range. */
function kilometres(a: Position, b: Position): number {
  const perDegree = 111.2
  const north = (a.latitude - b.latitude) * perDegree
  const east = (a.longitude - b.longitude) * perDegree * Math.cos((a.latitude * Math.PI) / 180)
  return Math.sqrt(north * north + east * east)
}

function byPopulation(a: Candidate, b: Candidate): number {
  return b.population - a.population || b.place.population - a.place.population || a.place.id - b.place.id
}
