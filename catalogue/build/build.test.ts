import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { seedMarketWeights } from '#catalogue/sources/market.ts'
import type { CatalogueTables } from '#catalogue/types.ts'

import { buildNearSkills } from './build-near-skills.ts'
import { buildSources, buildCatalogueTables } from './build-tables.ts'
import { buildTerms } from './build-terms.ts'
import { checkTables } from './check-tables.ts'
import { formatDataFiles } from './write-data.ts'

const dataFolder = join(import.meta.dirname, '..', 'data')
const sources = buildSources()
const tables = buildCatalogueTables(sources)

const aliases = (table: Record<string, { aliases: string[] }>) =>
  Object.values(table).reduce((sum, entry) => sum + entry.aliases.length, 0)

const within = (value: number, least: number, most = Infinity) => value >= least && value <= most

const differing = <T>(before: Record<string, T>, after: Record<string, T>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )

const reading = { terms: buildTerms(tables), nearSkills: buildNearSkills(tables.skills) }

test('the committed files are what the sources give', () => {
  const files = formatDataFiles(tables, reading)
  const committed = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))
  expect(committed.map((name) => name.replaceAll('\\', '/')).sort()).toEqual([...files.keys()].sort())
  const stale = [...files].filter(([name, content]) => readFileSync(join(dataFolder, name), 'utf8') !== content)
  // If any: npm run catalogue:build, then look at the difference.
  expect(stale.map(([name]) => name)).toEqual([])
})

test('building twice gives the same bytes', () => {
  expect([...formatDataFiles(buildCatalogueTables(buildSources()), reading)]).toEqual([
    ...formatDataFiles(tables, reading),
  ])
})

test('the tables hold together', () => {
  expect(() => checkTables(tables)).not.toThrow()
})

test('there are enough of everything', () => {
  const cities = Object.values(tables.cities)
  expect(within(Object.keys(tables.skills).length, 450)).toBe(true)
  expect(Object.keys(tables.categories)).toHaveLength(18)
  expect(within(cities.length, 600, 900)).toBe(true)
  expect(within(Object.keys(tables.countries).length, 140, 150)).toBe(true)
  expect(within(aliases(tables.skills), 2000)).toBe(true)
  expect(within(aliases(tables.cities), 8000)).toBe(true)
  expect(within(aliases(tables.countries), 500)).toBe(true)
  expect(within(Object.keys(tables.hireSiteMap).length, 18_000, 30_000)).toBe(true)
})

test('R270 most cities are in the US, and every state of it has one', () => {
  const cities = Object.values(tables.cities)
  expect(within(cities.filter((city) => city.country === 'us').length / cities.length, 0.501, 0.6)).toBe(true)
  const states = sources.chosenCities.filter(({ place }) => place.country === 'US').map(({ place }) => place.admin1)
  // With the District of Columbia.
  expect(new Set(states).size).toBe(51)
})

test('R270 of two cities that one urban area is counted for, the larger has the name', () => {
  expect(sources.chosenCities.find(({ slug }) => slug === 'kansas-city')?.place.admin1).toBe('MO')
})

test('exactly one city slug has a state suffix', () => {
  const states = sources.chosenCities.filter(({ place }) => place.country === 'US').map(({ place }) => place.admin1)
  const suffixes = [...new Set(states), 'DC'].map((state) => `-${state.toLowerCase()}`)
  const suffixed = Object.keys(tables.cities).filter((slug) => suffixes.some((suffix) => slug.endsWith(suffix)))
  expect(suffixed).toEqual(['birmingham-al'])
})

test('a weight changes its own city and what adds it up, nothing else', () => {
  const cityBoosts = { ...seedMarketWeights.cityBoosts, oslo: { figma: 0 } }
  const changed = buildCatalogueTables(sources, { ...seedMarketWeights, cityBoosts })
  expect(differing(tables.hireSiteMap, changed.hireSiteMap)).toEqual(['/hire/figma/no/oslo'])
  expect(differing(tables.skillsPerCity, changed.skillsPerCity)).toEqual(['oslo'])
  expect(differing(tables.citiesPerCountrySkill, changed.citiesPerCountrySkill)).toEqual(['no'])
  expect(differing(tables.citiesPerCountrySkill['no'] ?? {}, changed.citiesPerCountrySkill['no'] ?? {})).toEqual([
    'figma',
  ])
  expect(differing(tables.relatedSkills, changed.relatedSkills)).toEqual([])
  expect(differing(tables.locationsWidget, changed.locationsWidget)).toEqual([])
  for (const table of ['skills', 'cities', 'countries', 'regions', 'otherPlaces', 'categories'] as const) {
    expect(differing<unknown>(tables[table], changed[table])).toEqual([])
  }
})

test('a weight for something that does not exist is refused by name', () => {
  const cityExperts = { ...seedMarketWeights.cityExperts, atlantis: 5 }
  expect(() => buildCatalogueTables(sources, { ...seedMarketWeights, cityExperts })).toThrow('"atlantis"')
})

/** Each breaks one invariant; the message must name the entry. */
const breakages: [string, (broken: CatalogueTables) => void, RegExp][] = [
  ['an alias with two owners', ({ skills }) => skills['seo']?.aliases.push('figam'), /"figam".*figma.*seo/u],
  ['an alias that is a slug', ({ cities }) => cities['paris']?.aliases.push('london'), /paris.*"london"/u],
  ['an upper-case alias', ({ countries }) => countries['fr']?.aliases.push('Frankreich!'), /fr.*"Frankreich!"/u],
  ['no category', ({ skills }) => skills['seo']?.categories.splice(0), /skill seo has 0 categories/u],
  ['a city without its country', ({ cities }) => Object.assign(cities['oslo'] ?? {}, { country: 'zz' }), /oslo.*zz/u],
  ['an unknown skill in a list', (t) => t.skillsPerCity['oslo']?.push('nonsense'), /oslo.*nonsense/u],
  ['a long list', (t) => t.relatedSkills['homepage']?.push('yoga'), /homepage lists 17/u],
  ['a path without its parent', (t) => delete t.hireSiteMap['/hire/seo/gb'], /\/hire\/seo\/gb\/london has no parent/u],
  ['a path into another country', (t) => (t.hireSiteMap['/hire/seo/us/london'] = 1), /\/hire\/seo\/us\/london/u],
  ['a city in two regions', ({ regions }) => regions['texas']?.cities.push('chicago'), /chicago.*illinois and texas/u],
  ['a region’s city abroad', ({ regions }) => regions['england']?.cities.push('dublin'), /england.*dublin/u],
  ['a region’s name twice', ({ regions }) => regions['texas']?.aliases.push('ca'), /"ca" of us.*california and texas/u],
  ['a place nowhere', (t) => (t.otherPlaces['paris'] = 'pa atlantis'), /paris.*atlantis/u],
  ['a missing slug of the specification', ({ cities }) => delete cities['kyiv'], /cities lack kyiv/u],
]

test.each(breakages)('%s is reported by name', (_, damage, message) => {
  const broken = structuredClone(tables)
  damage(broken)
  expect(() => checkTables(broken)).toThrow(message)
})
