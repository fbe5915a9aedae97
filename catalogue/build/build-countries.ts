import { iso31661, iso31662 } from 'iso-3166'

import {
  countriesBelowGdpMinimum,
  ambiguousRegions,
  countriesWithRegions,
  countryDisplayNames,
  curatedCountryNames,
  minCountryGdpUsd,
  latinScriptLanguages,
  otherScriptLanguages,
  countriesWithPreferredRegions,
} from '#catalogue/sources/countries.ts'
import type { Country } from '#catalogue/types.ts'

import { readGdp, readIsoNames, readSubdivisionNames, readTerritoryNames } from './open-data.ts'
import { foldAccents, normalizeName } from './slugify.ts'

// Kosovo has a user-assigned code that the standard does not list.
const isoCodes = new Set([...iso31661.map((country) => country.alpha2), 'XK'])

/** Countries by lowercase code; a name that two of them share belongs to neither, unless it is curated. */
export function buildCountries(): Record<string, Country> {
  const codes = chooseCountries()
  const english = readTerritoryNames('en')
  const displayName = (code: string) => countryDisplayNames[code] ?? english[code] ?? code
  const owner = new Map<string, string>()
  for (const code of codes) {
    const curated = curatedCountryNames[code]?.split(',').map(normalizeName) ?? []
    for (const name of new Set([normalizeName(displayName(code)), ...curated])) {
      const other = owner.get(name)
      if (other) throw new Error(`Country name "${name}" is curated for both ${other} and ${code}`)
      owner.set(name, code)
    }
  }
  const derived = new Map<string, Set<string>>()
  const members = new Set(codes)
  for (const [code, name] of [...translatedNames(), ...isoNames(), ...regionNames()]) {
    if (members.has(code)) derived.set(name, (derived.get(name) ?? new Set()).add(code))
  }
  for (const [name, [code, second]] of derived) {
    const single = code !== undefined && second === undefined
    if (single && name.length > 1 && !owner.has(name) && !isoCodes.has(name.toUpperCase())) owner.set(name, code)
  }
  const aliases = Map.groupBy(owner.keys(), (name) => owner.get(name) ?? '')
  return Object.fromEntries(
    codes.map((code) => {
      const slug = code.toLowerCase()
      const names = (aliases.get(code) ?? []).filter((name) => name !== slug)
      return [slug, { slug, displayName: displayName(code), aliases: names }]
    }),
  )
}

type CodeAndName = readonly [code: string, name: string]

function chooseCountries(): string[] {
  const rich = [...readGdp()]
    .filter(([code, gdp]) => isoCodes.has(code) && gdp >= minCountryGdpUsd)
    .map(([code]) => code)
  return [...new Set([...rich, ...countriesBelowGdpMinimum])].sort()
}

function translatedNames(): CodeAndName[] {
  // A key such as `GB-alt-short` holds a second name.
  const everywhere = latinScriptLanguages
    .flatMap((language) => Object.entries(readTerritoryNames(language)))
    .flatMap(([key, name]) => forms(key.slice(0, 2), name))
    .filter(([, name]) => name.length > 3)
  // Two letters may be a whole name there.
  const elsewhere = otherScriptLanguages
    .flatMap((language) => Object.entries(readTerritoryNames(language)))
    .map(([key, name]) => [key.slice(0, 2), normalizeName(name)] as const)
    .filter(([, name]) => !/[a-z]/u.test(name))
  return [...everywhere, ...elsewhere]
}

function isoNames(): CodeAndName[] {
  const english = Object.entries(readIsoNames()).flatMap(([code, names]) => [names].flat().map((name) => [code, name]))
  const official = iso31661.flatMap(({ alpha2, alpha3, name }) => [[alpha2, alpha3] as const, [alpha2, name] as const])
  return [...english, ...official].flatMap(([code = '', name = '']) => forms(code, name))
}

/** First-level regions in English, with the postal codes of US states where no country has the code. */
function regionNames(): CodeAndName[] {
  const english = readSubdivisionNames()
  const firstLevel = iso31662.filter(({ parent }) => isoCodes.has(parent))
  const sharing = Map.groupBy(firstLevel, ({ name }) => normalizeName(name))
  const regions = firstLevel.filter(({ parent }) => countriesWithRegions.includes(parent))
  return regions.flatMap(({ code, parent, name }) => {
    const region = normalizeName(english[code.replace('-', '').toLowerCase()] ?? name)
    const elsewhere = sharing.get(region)?.some((other) => other.parent !== parent) ?? false
    const ambiguous = ambiguousRegions.has(region) || (elsewhere && !countriesWithPreferredRegions.includes(parent))
    const state = parent === 'US' ? [code.slice(3).toLowerCase(), `${region}, usa`, `${region} usa`] : []
    return [...(ambiguous ? [] : forms(parent, region)), ...state.map((alias) => [parent, alias] as const)]
  })
}

/** As written, without accents, and with `and` for `&`. */
function forms(code: string, name: string): CodeAndName[] {
  const written = normalizeName(name)
  const plain = foldAccents(written)
  const spellings = [...new Set([written, written.replaceAll('&', 'and'), plain])]
  // Two letters are too easily another country's code or a state's.
  return spellings.filter((spelling) => spelling.length > 2).map((spelling) => [code, spelling])
}
