import type { Region } from '#catalogue/types.ts'

import type { ParseCountry } from './parse-country.ts'
import type { ResolvedLocation, ResolveLocation } from './resolve-location.ts'

type Tables = {
  resolveLocation: ResolveLocation
  readCountry: ParseCountry
  /** A city's place in the order of cities by experts, from 0 on. */
  rankOf: (citySlug: string) => number
}

/** A city, a country, or a region of one. */
export type SearchedPlace = ResolvedLocation & { region?: Region }
export type ResolvePlace = (text: string) => SearchedPlace | undefined

/**
 * R272: where somebody searches who has typed this, in lowercase words: a city, a region or a country, or a city and its
 * country or region. Undefined where anything is left over.
 */
export function createPlaceResolver({ resolveLocation, readCountry, rankOf }: Tables): ResolvePlace {
  /** A region is meant rather than a smaller city abroad: Ontario. */
  function isBusier({ cities, country }: Region, { citySlug = '', countryCode }: ResolvedLocation): boolean {
    return country !== countryCode && cities.some((slug) => rankOf(slug) < rankOf(citySlug))
  }

  /** Each way to read the text as a city and what stands beside it. */
  function cityAndCountry(text: string): (ResolvedLocation & { agrees: boolean })[] {
    const words = text.split(' ')
    return words.slice(1).flatMap((_, index) => {
      const country = words.slice(index + 1).join(' ')
      const readings = readCountry(country)
      const place = readings.length > 0 ? resolveLocation({ city: words.slice(0, index + 1).join(' '), country }) : {}
      const agrees = readings.some((reading) => reading.country === place.countryCode)
      return place.citySlug === undefined ? [] : [{ ...place, agrees }]
    })
  }

  return (text) => {
    const city = resolveLocation({ city: text })
    const [reading] = readCountry(text)
    const region = reading?.region
    if (city.citySlug !== undefined && !(region && isBusier(region, city))) return city
    const parted = cityAndCountry(text)
    const { agrees, ...named } = parted.find((one) => one.agrees) ?? { agrees: false }
    if (agrees) return named
    // A region without cities cannot be searched; words find the experts who name it.
    if (region) return region.cities.length > 0 ? { countryCode: region.country, region } : undefined
    if (reading) return { countryCode: reading.country }
    const [first] = parted
    return first && { citySlug: first.citySlug, countryCode: first.countryCode }
  }
}
