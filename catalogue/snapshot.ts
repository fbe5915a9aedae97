import { createHirePathIndex, nestPaths } from './hire-site-map.ts'
import { slugsByAlias } from './normalizer.ts'
import type { CatalogueInput, NestedHireSiteMap, RankedTables } from './types.ts'

/** Terms that mean an entry, per kind: term to slug. */
export type AddedAliases = Record<'skills' | 'cities' | 'countries', Record<string, string>>

/** What a rebuild replaces of the committed tables; skills and places themselves stay. */
export type CatalogueSnapshot = Omit<RankedTables, 'hireSiteMap'> & {
  hireSiteMap: NestedHireSiteMap
  aliases: AddedAliases
}

type Named = { slug: string; aliases: string[] }

/** Every entry with what is added to it. A name that somebody has already stays theirs. */
function addAliases<T extends Named>(entries: Record<string, T>, added: Record<string, string>): Record<string, T> {
  const owners = slugsByAlias(new Map(Object.entries(entries)))
  const free = Object.entries(added).filter(([term]) => !owners.has(term) && !Object.hasOwn(entries, term))
  const bySlug = Map.groupBy(free, ([, slug]) => slug)
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => {
      const terms = bySlug.get(entry.slug)?.map(([term]) => term)
      return [key, terms ? { ...entry, aliases: [...entry.aliases, ...terms] } : entry]
    }),
  )
}

const pathsOf = (siteMap: CatalogueInput['hireSiteMap']) => [...createHirePathIndex(siteMap).paths().keys()]

/** Nested again from paths in order, so that the same paths give the same bytes. */
function nested(paths: Iterable<string>): NestedHireSiteMap {
  return nestPaths([...new Set(paths)].sort())
}

/** The committed tables with what a snapshot replaces. Paths that were committed since then count, too. */
export function applyCatalogueSnapshot(
  committed: CatalogueInput,
  { aliases, ...ranked }: CatalogueSnapshot,
): CatalogueInput {
  const { has } = createHirePathIndex(ranked.hireSiteMap)
  const committedPaths = pathsOf(committed.hireSiteMap)
  const complete = committedPaths.every((path) => {
    const [skill = '', country, city] = path.split('/').slice(2)
    return has({ skill, ...(country !== undefined && { country }), ...(city !== undefined && { city }) })
  })
  return {
    ...committed,
    ...ranked,
    ...(!complete && { hireSiteMap: nested([...pathsOf(ranked.hireSiteMap), ...committedPaths]) }),
    source: 'live',
    skills: addAliases(committed.skills, aliases.skills),
    cities: addAliases(committed.cities, aliases.cities),
    countries: addAliases(committed.countries, aliases.countries),
  }
}

/** The committed tables in a snapshot's shape: what a rebuild is compared with before the first one. */
export function committedCatalogueSnapshot(committed: CatalogueInput): CatalogueSnapshot {
  const { locationsWidget, skillsPerCity, citiesPerCountrySkill, relatedSkills } = committed
  return {
    locationsWidget,
    skillsPerCity,
    citiesPerCountrySkill,
    relatedSkills,
    hireSiteMap: nested(pathsOf(committed.hireSiteMap)),
    aliases: { skills: {}, cities: {}, countries: {} },
  }
}

/** The text that is stored: the same tables give the same bytes. */
export function serializeCatalogueSnapshot(snapshot: CatalogueSnapshot): string {
  return JSON.stringify(snapshot)
}

// Written by writeSnapshot alone, so the shape is known.
export function parseCatalogueSnapshot(text: string): CatalogueSnapshot {
  return JSON.parse(text) as CatalogueSnapshot
}
