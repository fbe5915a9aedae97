import type { City, Country } from './types.ts'

export type LocationText = { city?: string | null; country?: string | null }
export type ResolvedLocation = { citySlug?: string; countryCode?: string }
export type ResolveLocation = (text: LocationText) => ResolvedLocation

/** Slugs and aliases, each with its entry. */
type PlaceNames = { cityNames: ReadonlyMap<string, City>; countryNames: ReadonlyMap<string, Country> }

/**
 * Reads the place a person typed into a profile. A city counts only if its country agrees; within a given
 * country its plain name is enough ("Birmingham" and "Alabama" mean birmingham-al, not the larger namesake).
 * With no country at all the city's own is taken; a country text that means nothing resolves to nothing.
 */
export function createLocationResolver({ cityNames, countryNames }: PlaceNames): ResolveLocation {
  const namesakes = plainNames(cityNames)

  return (text) => {
    const cityText = readable(text.city)
    const countryText = readable(text.country)
    if (countryText === '') {
      const city = cityNames.get(cityText)
      return city ? { citySlug: city.slug, countryCode: city.country } : {}
    }
    const country = countryNames.get(countryText)
    if (!country) return {}
    const known = cityNames.get(cityText)
    const city = known?.country === country.slug ? known : namesakes.get(`${country.slug}/${cityText}`)
    return city ? { citySlug: city.slug, countryCode: country.slug } : { countryCode: country.slug }
  }
}

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
