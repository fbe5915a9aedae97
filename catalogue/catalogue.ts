import { createHireLink, createHirePages } from './hire-link.ts'
import { aliasTable, createNormalizer, nameIndex } from './normalizer.ts'
import { readTables } from './read-tables.ts'
import { createLocationResolver } from './resolve-location.ts'
import type { CatalogueTables, City, Skill } from './types.ts'

export type Catalogue = ReturnType<typeof createCatalogue>

/** Every look-up is a Map made once, so that `__proto__` or `constructor` is just a key that isn't there. */
export function createCatalogue(tables: CatalogueTables) {
  const skills = mapOf(tables.skills)
  const cities = mapOf(tables.cities)
  const countries = mapOf(tables.countries)
  const categories = mapOf(tables.categories)
  const locationsWidget = mapOf(tables.locationsWidget)
  const skillsPerCity = mapOf(tables.skillsPerCity)
  const relatedSkills = mapOf(tables.relatedSkills)
  const hireSiteMap = mapOf(tables.hireSiteMap)
  const citiesPerCountrySkill = new Map(
    Object.entries(tables.citiesPerCountrySkill).map(([country, perSkill]) => [country, mapOf(perSkill)]),
  )
  const skillAliases = aliasTable(skills)
  const cityAliases = aliasTable(cities)
  const countryAliases = aliasTable(countries)
  const normalizeSkillNames = createNormalizer(nameIndex(skills, skillAliases))
  const normalizeCitySlugs = createNormalizer(cities)
  const normalizeCountrySlugs = createNormalizer(countries)
  const listedCities = (slugs: readonly string[] = []): City[] => entriesOf(cities, slugs)
  const listedSkills = (slugs: readonly string[] = []): Skill[] => entriesOf(skills, slugs)

  return {
    source: tables.source ?? 'seed',
    skills,
    cities,
    countries,
    categories,
    skillAliases,
    cityAliases,
    countryAliases,
    locationsWidget,
    skillsPerCity,
    citiesPerCountrySkill,
    relatedSkills,
    hireSiteMap,
    normalizeSkillNames,
    normalizeSkillSlugs: createNormalizer(skills),
    normalizeCitySlugs,
    normalizeCountrySlugs,
    /** The cities where a skill is most offered, worldwide. */
    topCities: (skill: string): City[] => listedCities(locationsWidget.get(skill)),
    /** The skills most offered in a city. */
    topSkills: (city: string): Skill[] => listedSkills(skillsPerCity.get(city)),
    /** The cities of a country that offer a skill. */
    citiesOffering: ({ country, skill }: { country: string; skill: string }): City[] =>
      listedCities(citiesPerCountrySkill.get(country)?.get(skill)?.cities),
    /** The skills shown for a category, or for `homepage`. */
    skillsRelatedTo: (category: string): Skill[] => listedSkills(relatedSkills.get(category)),
    hireLink: createHireLink({ hireSiteMap, normalizeSkillNames, normalizeCitySlugs, normalizeCountrySlugs }),
    ...createHirePages({ hireSiteMap, skills, cities, countries }),
    resolveLocation: createLocationResolver({
      cityNames: nameIndex(cities, cityAliases),
      countryNames: nameIndex(countries, countryAliases),
    }),
  }
}

/** Reads the committed tables from disk; a server does this once. */
export function loadCatalogue(): Catalogue {
  return createCatalogue(readTables())
}

function mapOf<T>(record: Record<string, T>): ReadonlyMap<string, T> {
  return new Map(Object.entries(record))
}

function entriesOf<T>(entries: ReadonlyMap<string, T>, slugs: readonly string[]): T[] {
  return slugs.flatMap((slug) => entries.get(slug) ?? [])
}
