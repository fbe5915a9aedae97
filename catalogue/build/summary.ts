import type { CatalogueTables } from '#catalogue/types.ts'

/** The counts a person wants to see after a build. */
export function summarizeTables(tables: CatalogueTables): Map<string, string> {
  const cities = Object.values(tables.cities)
  const inUs = cities.filter((city) => city.country === 'us').length
  const paths = Object.keys(tables.hireSiteMap)
  const deep = (segments: number) => number(paths.filter((path) => path.split('/').length === segments).length)
  const countryLists = Object.values(tables.citiesPerCountrySkill)
  return new Map([
    ['skills', number(size(tables.skills))],
    ['skill aliases', number(aliases(tables.skills))],
    ['categories', number(size(tables.categories))],
    ['cities', `${number(cities.length)} in ${number(new Set(cities.map((city) => city.country)).size)} countries`],
    ['cities in the US', `${number(inUs)} (${Math.round((inUs / cities.length) * 100)} %)`],
    ['city aliases', number(aliases(tables.cities))],
    ['countries', number(size(tables.countries))],
    ['country aliases', number(aliases(tables.countries))],
    ['regions', number(size(tables.regions))],
    ['names of other places', number(size(tables.otherPlaces))],
    ['hire paths', `${number(paths.length)} = ${deep(3)} skill + ${deep(4)} country + ${deep(5)} city`],
    ['locations widget', `${size(tables.locationsWidget)} skills, ${empty(tables.locationsWidget)} without a city`],
    ['skills per city', `${size(tables.skillsPerCity)} cities, ${empty(tables.skillsPerCity)} without a skill`],
    ['first cities', Object.keys(tables.skillsPerCity).slice(0, 8).join(', ')],
    [
      'cities per country, skill',
      `${number(countryLists.reduce((sum, list) => sum + size(list), 0))} lists in ${countryLists.length} countries`,
    ],
    ['homepage', tables.relatedSkills['homepage']?.join(', ') ?? ''],
  ])
}

export function formatSummary(summary: Map<string, string>): string {
  const width = Math.max(...[...summary.keys()].map((key) => key.length))
  return [...summary].map(([key, value]) => `  ${key.padEnd(width)}  ${value}`).join('\n')
}

function empty(table: Record<string, string[]>): number {
  return Object.values(table).filter((list) => list.length === 0).length
}

function size(table: object): number {
  return Object.keys(table).length
}

function aliases(table: Record<string, { aliases: string[] }>): number {
  return Object.values(table).reduce((sum, entry) => sum + entry.aliases.length, 0)
}

function number(value: number): string {
  return value.toLocaleString('en-US')
}
