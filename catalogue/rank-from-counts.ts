import { hirePath } from './hire-path.ts'
import type { City, Country, RankedTables, Skill } from './types.ts'

/** No list of cities or skills is longer. */
export const MAX_RANKED_ENTRIES = 16
/** Fewer experts than this make no page of their own, and no place in a list. */
export const MIN_EXPERTS_PER_PAGE = 3
/** A country has a list of cities for a skill only when at least this many offer it. */
export const MIN_CITIES_PER_LIST = 3

/** The specification fixes these two lists, whatever the counts say. */
const FIXED_RELATED: Record<string, string[]> = {
  'design-system-setup': ['product-design'],
  'accessibility-audit-and-optimization': ['accessibility'],
}

/** How many listed experts offer a skill, split by the place they gave. */
export type ListingCount = {
  skill: string
  /** Absent for experts whose country is unknown. */
  country?: string
  /** Absent for experts in the country but in none of the catalogue's cities. */
  city?: string
  experts: number
}

export type MarketCounts = {
  skills: readonly Pick<Skill, 'slug' | 'categories'>[]
  cities: readonly Pick<City, 'slug' | 'country'>[]
  countries: readonly Pick<Country, 'slug'>[]
  /** In the order in which related skills are written. */
  categories: readonly string[]
  /** Rows of the same skill and place add up. */
  listings: readonly ListingCount[]
  /** Paths that stay valid whatever the counts say. */
  keptPaths?: readonly string[]
}

type Tally = Map<string, number>

/**
 * The one way from counts to every ranking table and the site map. Lists are ordered by experts, then by slug,
 * so that equal counts give equal bytes. Rows that name an unknown skill or place, or a city in another country,
 * are left out.
 */
export function rankByListingCounts(counts: MarketCounts): RankedTables {
  const tallies = tally(counts)
  return {
    locationsWidget: locationsWidget(counts, tallies),
    skillsPerCity: skillsPerCity(tallies),
    citiesPerCountrySkill: citiesPerCountrySkill(counts, tallies),
    relatedSkills: relatedSkills(counts, tallies),
    hireSiteMap: hireSiteMap(counts, tallies),
  }
}

type Tallies = {
  countryOf: ReadonlyMap<string, string>
  perSkill: Tally
  perCity: Tally
  countriesOfSkill: Map<string, Tally>
  citiesOfSkill: Map<string, Tally>
  skillsOfCity: Map<string, Tally>
}

function tally({ skills, cities, countries, listings }: MarketCounts): Tallies {
  const countryOf = new Map(cities.map((city) => [city.slug, city.country]))
  const codes = new Set(countries.map((country) => country.slug))
  const tallies: Tallies = {
    countryOf,
    perSkill: new Map(skills.map((skill) => [skill.slug, 0])),
    perCity: new Map(cities.map((city) => [city.slug, 0])),
    countriesOfSkill: new Map(skills.map((skill) => [skill.slug, new Map()])),
    citiesOfSkill: new Map(skills.map((skill) => [skill.slug, new Map()])),
    skillsOfCity: new Map(cities.map((city) => [city.slug, new Map()])),
  }
  for (const { skill, country, city, experts } of listings) {
    const misplaced =
      (city !== undefined && (country === undefined || countryOf.get(city) !== country)) ||
      (country !== undefined && !codes.has(country))
    if (!tallies.perSkill.has(skill) || misplaced) continue
    add(tallies.perSkill, skill, experts)
    if (country !== undefined) add(tallies.countriesOfSkill.get(skill), country, experts)
    if (city === undefined) continue
    add(tallies.perCity, city, experts)
    add(tallies.citiesOfSkill.get(skill), city, experts)
    add(tallies.skillsOfCity.get(city), skill, experts)
  }
  return tallies
}

function locationsWidget({ skills }: MarketCounts, { citiesOfSkill }: Tallies) {
  return Object.fromEntries(skills.map(({ slug }) => [slug, top(citiesOfSkill.get(slug))]))
}

function skillsPerCity({ perCity, skillsOfCity }: Tallies) {
  return Object.fromEntries(ordered(perCity).map((city) => [city, top(skillsOfCity.get(city))]))
}

function citiesPerCountrySkill({ skills }: MarketCounts, { citiesOfSkill, countryOf }: Tallies) {
  const table: Record<string, Record<string, { cities: string[] }>> = {}
  for (const { slug } of skills) {
    const byCountry = Map.groupBy(represented(citiesOfSkill.get(slug)), (city) => countryOf.get(city) ?? '')
    for (const [country, offering] of byCountry) {
      if (offering.length >= MIN_CITIES_PER_LIST)
        (table[country] ??= {})[slug] = { cities: offering.slice(0, MAX_RANKED_ENTRIES) }
    }
  }
  return sortedByKey(table)
}

function relatedSkills({ skills, categories }: MarketCounts, { perSkill }: Tallies) {
  const bySlug = new Map(skills.map((skill) => [skill.slug, skill]))
  const all = ordered(perSkill)
  const inCategory = (category: string) => all.filter((slug) => bySlug.get(slug)?.categories.includes(category))
  return Object.fromEntries([
    ...categories.map((slug) => [slug, FIXED_RELATED[slug] ?? inCategory(slug).slice(0, MAX_RANKED_ENTRIES)] as const),
    ['homepage', all.slice(0, MAX_RANKED_ENTRIES)] as const,
  ])
}

function hireSiteMap({ skills, keptPaths = [] }: MarketCounts, tallies: Tallies) {
  const paths = new Set<string>(keptPaths)
  for (const { slug: skill } of skills) {
    paths.add(hirePath({ skill }))
    for (const country of represented(tallies.countriesOfSkill.get(skill))) paths.add(hirePath({ skill, country }))
    for (const city of represented(tallies.citiesOfSkill.get(skill))) {
      paths.add(hirePath({ skill, country: tallies.countryOf.get(city), city }))
    }
  }
  return Object.fromEntries([...paths].sort().map((path) => [path, 1 as const]))
}

function add(tally: Tally | undefined, key: string, experts: number): void {
  tally?.set(key, (tally.get(key) ?? 0) + experts)
}

function ordered(tally: Tally = new Map()): string[] {
  return [...tally].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1)).map(([slug]) => slug)
}

function represented(tally: Tally = new Map()): string[] {
  return ordered(new Map([...tally].filter(([, experts]) => experts >= MIN_EXPERTS_PER_PAGE)))
}

function top(tally: Tally | undefined): string[] {
  return represented(tally).slice(0, MAX_RANKED_ENTRIES)
}

function sortedByKey<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
