import { iso31662 } from 'iso-3166'

import { curatedRegionNames, postalDivisions, regionCountries, regionDisplayNames } from '#catalogue/sources/regions.ts'
import type { Country, Region } from '#catalogue/types.ts'

import type { ChosenCity } from './choose-cities.ts'
import { readDivisionNames, readSubdivisionNames } from './open-data.ts'
import { foldAccents, slugify, normalizeName } from './slugify.ts'

/** GeoNames' code of a place's first-level division, such as `US.TX`. */
export const divisionCode = ({ country, admin1 }: { country: string; admin1: string }): string => `${country}.${admin1}`

/** What people write after a city, such as `tx` and `nsw`. */
export function postalAbbreviation({ country, admin1 }: { country: string; admin1: string }): string | undefined {
  return country === 'US' ? admin1.toLowerCase() : postalDivisions[country]?.[admin1]
}

/** Regions by GeoNames' code, each with its cities of the catalogue; a name may mean regions of several countries. */
export function buildRegions(
  cities: readonly ChosenCity[],
  countries: Record<string, Pick<Country, 'displayName'>>,
): Map<string, Region> {
  const citiesOf = Map.groupBy(cities, ({ place }) => divisionCode(place))
  const divisions = [...readDivisionNames()].filter(([code]) => regionCountries.has(code.slice(0, 2)))
  const english = readSubdivisionNames()
  const regions = divisions.map(([code, name]): [string, Region] => {
    const displayName = regionDisplayNames[code] ?? name
    const country = code.slice(0, 2).toLowerCase()
    const countryName = foldAccents(countries[country]?.displayName ?? '')
    const region = {
      slug: slugify(displayName),
      displayName,
      aliases: regionNames({ code, name, displayName, english, countryName }),
      country,
      cities: (citiesOf.get(code) ?? []).map(({ slug }) => slug).sort(),
    }
    return [code, region]
  })
  return new Map(regions.sort(([, a], [, b]) => (a.slug < b.slug ? -1 : 1)))
}

type Division = {
  code: string
  name: string
  displayName: string
  english: Record<string, string>
  /** A country's own name means the whole of it: Mexico, not the state. */
  countryName: string
}

/** Its own names, those of the standards, and its postal code. */
function regionNames({ code, name, displayName, english, countryName }: Division): string[] {
  const [country = '', admin1 = ''] = code.split('.')
  const bare = name.replace(/ (?:State|Region|Voivodeship)$/u, '')
  const known = new Set([name, bare, displayName].map(foldAccents))
  const standard = iso31662
    .filter(({ parent }) => parent === country)
    .map((one) => [one.name, (english[one.code.replace('-', '').toLowerCase()] ?? one.name).replace('²', '')])
    .filter((names) => names.some((one) => known.has(foldAccents(one))))
  const curated = curatedRegionNames[code]?.split(',') ?? []
  const written = [displayName, name, bare, ...standard.flat(), ...curated].map(normalizeName)
  // By which New York and Quebec are told from their cities.
  const kind = { US: 'state', CA: 'province' }[country]
  const state = kind && code !== 'US.DC' ? [`${normalizeName(name)} ${kind}`] : []
  const postal = postalAbbreviation({ country, admin1 }) ?? []
  const names = new Set([...written, ...written.map(foldAccents), ...state, postal].flat())
  return [...names].filter((one) => one !== slugify(displayName) && foldAccents(one) !== countryName)
}
