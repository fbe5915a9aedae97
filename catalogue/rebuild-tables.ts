import { createHirePathIndex, nestPaths } from './hire-site-map.ts'
import { type ListingCount, MAX_RANKED_ENTRIES, rankByListingCounts } from './rank-from-counts.ts'
import type { AddedAliases, CatalogueSnapshot } from './snapshot.ts'
import type { CatalogueInput } from './types.ts'

type Lists = Record<string, string[]>

/** What the counts say comes first; what was listed before follows, while there is room. */
function filled(ranked: readonly string[] = [], before: readonly string[] = []): string[] {
  return [...new Set([...ranked, ...before])].slice(0, MAX_RANKED_ENTRIES)
}

function fillLists(ranked: Lists, before: Lists, keys: Iterable<string>): Lists {
  return Object.fromEntries([...keys].map((key) => [key, filled(ranked[key], before[key])]))
}

type ByCountry = CatalogueInput['citiesPerCountrySkill']

function keysOf(one: object = {}, other: object = {}): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()
}

function fillCountries(ranked: ByCountry, before: ByCountry): ByCountry {
  return Object.fromEntries(
    keysOf(ranked, before).map((country) => [
      country,
      Object.fromEntries(
        keysOf(ranked[country], before[country]).map((skill) => [
          skill,
          { cities: filled(ranked[country]?.[skill]?.cities, before[country]?.[skill]?.cities) },
        ]),
      ),
    ]),
  )
}

type Rebuild = { listings: readonly ListingCount[]; aliases: AddedAliases }

/**
 * Ranks the catalogue by counts of listed experts. Committed paths stay valid, and committed lists keep what they
 * held, behind what the counts put first: a young market empties no page.
 */
export function rebuildCatalogueSnapshot(committed: CatalogueInput, { listings, aliases }: Rebuild): CatalogueSnapshot {
  const keptPaths = [...createHirePathIndex(committed.hireSiteMap).paths().keys()]
  const ranked = rankByListingCounts({
    skills: Object.values(committed.skills),
    cities: Object.values(committed.cities),
    countries: Object.values(committed.countries),
    categories: Object.keys(committed.categories),
    listings,
    keptPaths,
  })
  // Without counts, the ranking falls back to the alphabet: there the committed order is better.
  const offered = new Set(listings.map(({ skill }) => skill))
  const inhabited = new Set(listings.flatMap(({ city }) => city ?? []))
  const counted = (slugs: string[]) => slugs.filter((slug) => offered.has(slug))
  const related = Object.entries(ranked.relatedSkills).map(([key, slugs]) => [key, counted(slugs)] as const)
  const cities = new Set([
    ...Object.keys(ranked.skillsPerCity).filter((slug) => inhabited.has(slug)),
    ...Object.keys(committed.skillsPerCity),
  ])
  return {
    locationsWidget: fillLists(
      ranked.locationsWidget,
      committed.locationsWidget,
      Object.keys(committed.locationsWidget),
    ),
    skillsPerCity: fillLists(ranked.skillsPerCity, committed.skillsPerCity, cities),
    citiesPerCountrySkill: fillCountries(ranked.citiesPerCountrySkill, committed.citiesPerCountrySkill),
    relatedSkills: fillLists(
      Object.fromEntries(related),
      committed.relatedSkills,
      Object.keys(committed.relatedSkills),
    ),
    hireSiteMap: nestPaths(Object.keys(ranked.hireSiteMap)),
    aliases,
  }
}
