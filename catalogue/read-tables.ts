import { readFileSync } from 'node:fs'

import type { CatalogueInput, NestedHireSiteMap } from './types.ts'

/** The committed tables in `data/`. */
export function readCatalogueTables(): CatalogueInput {
  return {
    source: readData<Pick<CatalogueInput, 'source'>>('about').source,
    skills: readData('skills'),
    cities: readData('cities'),
    countries: readData('countries'),
    regions: readData('regions'),
    otherPlaces: readData('other-places'),
    categories: readData('categories'),
    locationsWidget: readData('locations-widget'),
    skillsPerCity: readData('skills-per-city'),
    citiesPerCountrySkill: readData('cities-per-country-skill'),
    relatedSkills: readData('related-skills'),
    hireSiteMap: readData<NestedHireSiteMap>('hire-site-map'),
  }
}

// The builder wrote these files and a test rebuilds them, so their shape is known.
function readData<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as T
}
