import { aliasTable } from './normalizer.ts'
import type { City, Country } from './types.ts'

export type LocationText = { city?: string | null; country?: string | null }
export type ResolvedLocation = { citySlug?: string; countryCode?: string }
export type ResolveLocation = (text: LocationText) => ResolvedLocation

type Places = {
  cities: ReadonlyMap<string, City>
  /** Codes and aliases. */
  countryNames: ReadonlyMap<string, Country>
}

/**
 * Reads the place a person typed into a profile. A city counts only if its country agrees; within a given
 * country its plain name is enough ("Birmingham" and "Alabama" mean birmingham-al, not the larger namesake).
 * With no country at all the city's own is taken; a country text that means nothing resolves to nothing.
 */
export function createLocationResolver({ cities, countryNames }: Places): ResolveLocation {
  const anywhere = new Map<string, City>()
  const withinCountry = new Map<string, City>()
  const aliases = aliasTable(cities)
  for (const city of cities.values()) {
    anywhere.set(city.slug, city)
    withinCountry.set(`${city.country}/${city.slug}`, city)
  }
  for (const [alias, slug] of aliases) {
    const city = cities.get(slug)
    if (!city) continue
    anywhere.set(alias, city)
    withinCountry.set(`${city.country}/${alias}`, city)
  }
  for (const city of cities.values()) {
    const key = `${city.country}/${readable(city.displayName)}`
    if (!withinCountry.has(key)) withinCountry.set(key, city)
  }

  return (text) => {
    const cityText = readable(text.city)
    const countryText = readable(text.country)
    if (countryText === '') {
      const city = anywhere.get(cityText)
      return city ? { citySlug: city.slug, countryCode: city.country } : {}
    }
    const country = countryNames.get(countryText)
    if (!country) return {}
    const city = withinCountry.get(`${country.slug}/${cityText}`)
    return city ? { citySlug: city.slug, countryCode: country.slug } : { countryCode: country.slug }
  }
}

function readable(text: string | null | undefined): string {
  return (text ?? '').normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase()
}
