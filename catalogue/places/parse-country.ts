import type { Country, Region } from '#catalogue/types.ts'

/** What the text beside a city may mean: a country, or a region of one. */
export type CountryMeaning = { country: string; region?: Region }
export type ParseCountry = (text: string) => CountryMeaning[]

type CountryTables = { countryNames: ReadonlyMap<string, Country>; regions: ReadonlyMap<string, Region> }

/** No country's name has more words. */
const MAX_WORDS = 6

/**
 * Everything that a lowercase text may mean, the likeliest first: `il` is Israel, else Illinois; `california` and
 * `fl, usa` are regions, although a country answers to the names of its regions, too.
 */
export function createCountryParser({ countryNames, regions }: CountryTables): ParseCountry {
  const regionNames = namedRegions(regions)

  function named(text: string): CountryMeaning[] {
    const country = countryNames.get(text)
    const within = regionNames.get(text) ?? []
    const whole = country && !within.some((region) => region.country === country.slug)
    return [...(whole ? [{ country: country.slug }] : []), ...within.map(inRegion)]
  }

  /** A region and its country, with or without a comma between them. */
  function regionAndCountry(text: string): CountryMeaning[] {
    const words = text.split(' ').slice(0, MAX_WORDS)
    for (let from = 1; from < words.length; from++) {
      const country = countryNames.get(words.slice(from).join(' '))
      const head = words.slice(0, from).join(' ')
      const within = regionNames.get(head.endsWith(',') ? head.slice(0, -1) : head) ?? []
      const found = within.filter((region) => region.country === country?.slug)
      if (found.length > 0) return found.map(inRegion)
    }
    return []
  }

  return (text) => {
    const parted = regionAndCountry(text)
    if (parted.length > 0) return parted
    const whole = named(text)
    // "Cook County, Illinois"
    return whole.length > 0 || !text.includes(',') ? whole : named(text.slice(text.lastIndexOf(',') + 1).trim())
  }
}

const inRegion = (region: Region): CountryMeaning => ({ country: region.country, region })

function namedRegions(regions: ReadonlyMap<string, Region>): ReadonlyMap<string, Region[]> {
  const named = new Map<string, Region[]>()
  for (const region of regions.values()) {
    for (const name of [region.slug, ...region.aliases]) named.set(name, [...(named.get(name) ?? []), region])
  }
  return named
}
