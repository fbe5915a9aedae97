import type { City, Region } from '#catalogue/types.ts'
import { foldText } from '#domain/text/fold-text.ts'

import type { CountryMeaning, ParseCountry } from './parse-country.ts'

export type LocationText = { city?: string | null; country?: string | null }
export type ResolvedLocation = { citySlug?: string; countryCode?: string }
export type ResolveLocation = (text: LocationText) => ResolvedLocation

type PlaceTables = {
  /** Slugs and aliases, each with its entry. */
  cityNames: ReadonlyMap<string, City>
  regions: ReadonlyMap<string, Region>
  otherPlaces: ReadonlyMap<string, string>
  readCountry: ParseCountry
}

/**
 * R271: reads the place that a person typed into a profile. A known city brings its own country; the text beside it
 * chooses between places of one name. Where that text names a country or region with another place of the name, its
 * country is meant, without the city: London, Ontario.
 */
export function createLocationResolver({ cityNames, regions, otherPlaces, readCountry }: PlaceTables): ResolveLocation {
  const namesakes = plainNames(cityNames)
  const regionOf = new Map([...regions.values()].flatMap((region) => region.cities.map((city) => [city, region])))

  const isIn = (city: City, { country, region }: CountryMeaning) =>
    city.country === country && (region === undefined || regionOf.get(city.slug) === region)

  /** Whether a country or region has a place of this name besides the catalogue's cities. */
  function hasOther(name: string, { country, region }: CountryMeaning): boolean {
    const where = otherPlaces.get(foldText(name))?.split(' ') ?? []
    if (region) return where.includes(region.slug)
    return where.some((slug) => slug === country || regions.get(slug)?.country === country)
  }

  function resolve(cityText: string, countryText: string): ResolvedLocation {
    const known = cityNames.get(cityText)
    const readings = countryText === '' ? [] : readCountry(countryText)
    const named = (reading: CountryMeaning) =>
      [known, namesakes.get(`${reading.country}/${cityText}`)].find((city) => city?.country === reading.country)
    for (const reading of readings) {
      const city = named(reading)
      if (city && isIn(city, reading)) return placeOf(city)
    }
    const other = readings.find((reading) => hasOther(cityText, reading))
    if (other) return { countryCode: other.country }
    const city = readings.map(named).find(Boolean) ?? known
    if (city) return placeOf(city)
    return readings[0] ? { countryCode: readings[0].country } : {}
  }

  return (text) => {
    const cityText = readable(text.city)
    const countryText = readable(text.country)
    const comma = cityText.indexOf(',')
    if (comma > 0 && !cityNames.has(cityText)) {
      // "Athens, Georgia" in one field; whatever stands in the other must not contradict it.
      const inOne = resolve(cityText.slice(0, comma).trim(), cityText.slice(comma + 1).trim())
      const agrees = readCountry(countryText).some(({ country }) => country === inOne.countryCode)
      if (countryText === '' || agrees) return inOne
    }
    return resolve(cityText, countryText)
  }
}

const placeOf = (city: City): ResolvedLocation => ({ citySlug: city.slug, countryCode: city.country })

/** Display names within a country that mean a larger city elsewhere. */
function plainNames(cityNames: ReadonlyMap<string, City>): ReadonlyMap<string, City> {
  const names = new Map<string, City>()
  for (const city of new Set(cityNames.values())) {
    const name = readable(city.displayName)
    if (cityNames.get(name) !== city) names.set(`${city.country}/${name}`, city)
  }
  return names
}

function readable(text: string | null | undefined): string {
  return (text ?? '').toLowerCase().normalize('NFC').replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim()
}
