import { activePlatformRules } from '#domain/platform/active-rules.ts'

import { createDisplayNames, isSkillOffered } from './display-names.ts'
import { createHireLink, createHirePages } from './hire-link.ts'
import { createHirePathIndex } from './hire-site-map.ts'
import { createSkillMatcher } from './match-skills.ts'
import { slugsByAlias, createNameLookup, entriesByName } from './normalizer.ts'
import { createPlaceLookups } from './places/create-places.ts'
import type { ResolveLocation } from './places/resolve-location.ts'
import type { ResolvePlace } from './places/resolve-place.ts'
import { popularity } from './popularity.ts'
import { readCatalogueTables } from './read-tables.ts'
import { createQueryParser } from './reading/create-query-parser.ts'
import { loadLanguageTerms, loadNearSkills, loadSubjectWords } from './reading/load-terms.ts'
import type { PlaceValue, ParsedQuery } from './reading/parsed-query.ts'
import { createPlatformNameMatcher } from './reading/platform-name-matcher.ts'
import { queryToHirePage } from './reading/query-to-hire-page.ts'
import { createSearchResolver } from './resolve-search.ts'
import { createTermIndex, type SuggestedTerm, type Term } from './term-index.ts'
import type { CatalogueInput, City, Country, Region, Skill } from './types.ts'

export type Catalogue = ReturnType<typeof createCatalogue>

/** Every look-up is a Map made once, so that `__proto__` or `constructor` is just a key that isn't there. */
export function createCatalogue(tables: CatalogueInput) {
  const skills = mapOf(tables.skills)
  const cities = mapOf(tables.cities)
  const countries = mapOf(tables.countries)
  const regions = mapOf(tables.regions ?? {})
  const categories = mapOf(tables.categories)
  const locationsWidget = mapOf(tables.locationsWidget)
  const skillsPerCity = mapOf(tables.skillsPerCity)
  const relatedSkills = mapOf(tables.relatedSkills)
  const siteIndex = createHirePathIndex(tables.hireSiteMap)
  const citiesPerCountrySkill = new Map(
    Object.entries(tables.citiesPerCountrySkill).map(([country, perSkill]) => [country, mapOf(perSkill)]),
  )
  // Whole tables that pages seldom read are made when first asked for, to keep the start short.
  const skillAliases = once(() => slugsByAlias(skills))
  const cityAliases = once(() => slugsByAlias(cities))
  const countryAliases = once(() => slugsByAlias(countries))
  const hireSiteMap = once(siteIndex.paths)
  const offeredSkills = [...skills.values()].filter(isSkillOffered)
  const places = once(() =>
    createPlaceLookups({
      cities,
      countries,
      regions,
      otherPlaces: mapOf(tables.otherPlaces ?? {}),
      busiestFirst: skillsPerCity.keys(),
    }),
  )
  const terms = once(() =>
    createTermIndex({
      skills,
      cities,
      regions,
      countries,
      searchableRegions: places().searchableRegions(),
      popularity: popularity({
        skills,
        cities,
        regions,
        countries,
        relatedSkills,
        skillsPerCity,
        citiesPerCountrySkill,
      }),
    }),
  )
  const countryOf = ({ kind, slug }: PlaceValue): string | undefined =>
    kind === 'country' ? slug : (kind === 'city' ? cities : regions).get(slug)?.country
  const offered = (slug: string): string[] => {
    const skill = skills.get(skills.get(slug)?.means ?? slug)
    return skill && isSkillOffered(skill) ? [skill.slug] : []
  }
  const servicesNamed = createPlatformNameMatcher(() => activePlatformRules().names.services)
  const reader = once(() =>
    createQueryParser({
      languages: loadLanguageTerms(),
      termsNamed: (words) => terms().named(words),
      servicesNamed,
      countryOf,
      offered,
    }),
  )
  const normalizeSkillNames = createNameLookup(entriesByName(skills))
  const readSearch = (text: string, { today }: { today: Date }) =>
    queryToHirePage(reader()(text, { today }), { skills, cities, regions })
  // A text that names a day is no name of a skill, whichever day it is.
  const matchSkills = createSkillMatcher({
    normalizeSkillNames,
    readSearch: (text) => readSearch(text, { today: new Date(0) }),
  })
  const normalizeCitySlugs = createNameLookup(cities)
  const normalizeCountrySlugs = createNameLookup(countries)
  const listedCities = (slugs: readonly string[] = []): City[] => entriesOf(cities, slugs)
  const listedSkills = (slugs: readonly string[] = []): Skill[] => entriesOf(skills, slugs).filter(isSkillOffered)

  const hireLink = createHireLink({ siteIndex, normalizeSkillNames, normalizeCitySlugs, normalizeCountrySlugs })
  const isLinked = (skill: Skill, city: City) =>
    hireLink({ skill: skill.slug, city: city.slug, cityOnly: true }) !== undefined

  const namesakes = once(() => {
    const names = [...cities.values(), ...countries.values()].map(({ displayName }) => displayName)
    return new Set(names.filter((name, index) => names.indexOf(name) < index))
  })

  const citiesIn = (country: string): readonly City[] => places().citiesIn(country)
  const resolveLocation: ResolveLocation = (text) => places().resolveLocation(text)
  const resolvePlace: ResolvePlace = (text) => places().resolvePlace(text)

  return {
    source: tables.source ?? 'seed',
    skills,
    cities,
    countries,
    /** States, provinces and nations of some countries: no pages of their own, but lists can be narrowed to them. */
    regions,
    categories,
    /** Lowercase alias to slug, as the two after it. */
    get skillAliases() {
      return skillAliases()
    },
    get cityAliases() {
      return cityAliases()
    },
    get countryAliases() {
      return countryAliases()
    },
    locationsWidget,
    skillsPerCity,
    citiesPerCountrySkill,
    relatedSkills,
    /** Every hire path, with the value 1. To ask for one path, `isHirePath` is enough. */
    get hireSiteMap() {
      return hireSiteMap()
    },
    normalizeSkillNames,
    /** Skills as owners type them, see `createSkillMatcher`. */
    matchSkills,
    normalizeSkillSlugs: createNameLookup(skills),
    normalizeCitySlugs,
    normalizeCountrySlugs,
    /** The cities where a skill is most offered, worldwide. */
    topCities: (skill: string): City[] => listedCities(locationsWidget.get(skill)),
    /** The skills most offered in a city. */
    topSkills: (city: string): Skill[] => listedSkills(skillsPerCity.get(city)),
    /** The cities of a country that offer a skill. */
    citiesOffering: ({ country, skill }: { country: string; skill: string }): City[] =>
      listedCities(citiesPerCountrySkill.get(country)?.get(skill)?.cities),
    /** The skills most offered in a city that have a page there. */
    skillsLinkedIn: (city: City): Skill[] =>
      listedSkills(skillsPerCity.get(city.slug)).filter((skill) => isLinked(skill, city)),
    /** The cities of a country that offer a skill and have a page for it. */
    citiesLinkedFor: ({ country, skill }: { country: Country; skill: Skill }): City[] =>
      listedCities(citiesPerCountrySkill.get(country.slug)?.get(skill.slug)?.cities).filter((city) =>
        isLinked(skill, city),
      ),
    /** The name of a city that no other place has: a title of its own. */
    distinctName: ({ displayName, country }: City): string => {
      if (!namesakes().has(displayName)) return displayName
      const within = countries.get(country)?.displayName
      return within === displayName ? `${displayName} (city)` : `${displayName}, ${within}`
    },
    /** The cities of a country, by experts. */
    citiesIn,
    /** The regions of a country that have cities in the catalogue. */
    regionsOf: (country: string): readonly Region[] => places().regionsOf(country),
    /** The cities with the most experts, best first. */
    busiestCities: (count: number): City[] => listedCities([...skillsPerCity.keys()].slice(0, count)),
    /** The skills shown for a category, or for `homepage`. */
    skillsRelatedTo: (category: string): Skill[] => listedSkills(relatedSkills.get(category)),
    /** The same, followed by the category's other skills: the specification leaves two categories with one. */
    skillsBeside: (category: string): Skill[] => [
      ...new Set(listedSkills([...(relatedSkills.get(category) ?? []), ...(categories.get(category)?.skills ?? [])])),
    ],
    /** Every skill that lists offer, by slug. */
    offeredSkills,
    /** Misspelt and off-topic ones, which have pages. */
    otherSkills: [...skills.values()].filter((skill) => !isSkillOffered(skill)),
    ...createDisplayNames({ skills, cities, countries, matchSkills, resolveLocation, resolvePlace }),
    hireLink,
    ...createHirePages({ siteIndex, skills, cities, countries }),
    /** Where a profile's location text is, see `createLocationResolver`. */
    resolveLocation,
    /** Free text as a skill and a place, see `createSearchResolver`. */
    resolveSearch: createSearchResolver({ normalizeSkillNames, resolvePlace }),
    /** Where somebody searches who has typed this as a place, see `createPlaceResolver`. */
    resolvePlace,
    /** What somebody types to search in a region, see `createPlaceResolver`; undefined where nothing leads there. */
    searchableName: (region: Region): string | undefined => places().searchableName(region),
    /** Skills and places that somebody may mean who has typed this much, the likeliest first. */
    suggestTerms: (text: string): { skills: SuggestedTerm[]; places: SuggestedTerm[] } => terms().suggest(text),
    /** What a sentence asks for, see `createQueryParser`. */
    read: (text: string, { today }: { today: Date }): ParsedQuery => reader()(text, { today }),
    /** The same as `resolveSearch` for a sentence in any language that asks for a skill and a place and nothing else. */
    readSearch,
    /** Skills whose experts can probably do what this one names, the nearest first. */
    nearSkills: (skill: string): readonly string[] => own(loadNearSkills().skills, skill),
    /** Skills that are made for a trade. */
    skillsForSubject: (subject: string): readonly string[] => own(loadNearSkills().subjects, subject),
    /** English words for a trade, by which work for it is found in what experts wrote. */
    wordsForSubject: (subject: string): readonly string[] => own(loadSubjectWords(), subject),
    /** Skills and places of exactly this name or alias, given as folded words. */
    termsNamed: (words: readonly string[]): readonly Term[] => terms().named(words),
  }
}

/** The committed catalogue, read from disk when it is first needed; it is immutable, so all callers share it. */
export const loadCatalogue: () => Catalogue = once(() => createCatalogue(readCatalogueTables()))

function mapOf<T>(record: Record<string, T>): ReadonlyMap<string, T> {
  return new Map(Object.entries(record))
}

function entriesOf<T>(entries: ReadonlyMap<string, T>, slugs: readonly string[]): T[] {
  return slugs.flatMap((slug) => entries.get(slug) ?? [])
}

function own<T>(record: Record<string, T[]>, key: string): readonly T[] {
  return Object.hasOwn(record, key) ? (record[key] ?? []) : []
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
