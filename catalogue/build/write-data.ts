import { nestPaths } from '#catalogue/hire-site-map.ts'
import type { NearSkills, TermTables } from '#catalogue/reading/term-tables.ts'
import type { CatalogueTables } from '#catalogue/types.ts'

import { formatTermFiles } from './term-rows.ts'

/** File names in `data/` and their contents, the same bytes for the same tables. */
export function formatDataFiles(
  tables: CatalogueTables,
  { terms, nearSkills }: { terms: TermTables; nearSkills: NearSkills },
): Map<string, string> {
  const files: Record<string, object> = {
    about: { source: tables.source },
    skills: tables.skills,
    cities: tables.cities,
    countries: tables.countries,
    regions: tables.regions,
    'other-places': tables.otherPlaces,
    categories: tables.categories,
    'locations-widget': tables.locationsWidget,
    'skills-per-city': tables.skillsPerCity,
    'cities-per-country-skill': tables.citiesPerCountrySkill,
    'related-skills': tables.relatedSkills,
    'near-skills': nearSkills,
    'subject-words': terms['en']?.subjects ?? {},
    'hire-site-map': nestPaths(Object.keys(tables.hireSiteMap)),
  }
  const tableFiles = Object.entries(files).map(([name, table]) => [`${name}.json`, entryPerLine(table)] as const)
  return new Map([...tableFiles, ...formatTermFiles(terms)])
}

/** One entry a line, so that a diff shows which entry changed. */
function entryPerLine(table: object): string {
  const lines = Object.entries(table).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
