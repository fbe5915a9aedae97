import { readFileSync } from 'node:fs'

import { unnestHireSiteMap, type NestedHireSiteMap } from './hire-site-map.ts'
import type { CatalogueTables } from './types.ts'

/** The committed tables in `data/`. */
export function readTables(): CatalogueTables {
  return {
    source: readData<Pick<CatalogueTables, 'source'>>('about').source,
    skills: readData('skills'),
    cities: readData('cities'),
    countries: readData('countries'),
    categories: readData('categories'),
    locationsWidget: readData('locations-widget'),
    skillsPerCity: readData('skills-per-city'),
    citiesPerCountrySkill: readData('cities-per-country-skill'),
    relatedSkills: readData('related-skills'),
    hireSiteMap: unnestHireSiteMap(readData<NestedHireSiteMap>('hire-site-map')),
  }
}

// The builder wrote these files and a test rebuilds them, so their shape is known.
function readData<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as T
}
