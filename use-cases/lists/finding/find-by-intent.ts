import { findFirstLevel, type LevelSearch, listCloseMatchGroups } from '#db/queries/lists/intent-levels.ts'
import type { ListPage } from '#db/queries/lists/listed-experts.ts'
import { type RelaxationLevel, type Relaxation, relaxQuery } from '#domain/lists/finding/relax-query.ts'
import type { SearchIntent } from '#domain/lists/finding/search-intent.ts'
import { type HireFilter, isFiltered, NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'
import type { Deps } from '#use-cases/deps.ts'
import { citiesOfRegionFilter } from '#use-cases/lists/counts/count-regions.ts'
import {
  findExpertsByTerms,
  type TermSearchResult,
  searchesBestFirst,
  type SearchScope,
} from '#use-cases/lists/find-experts-by-terms.ts'

import { intentFilter, intentPreferences, intentSearchTerms } from './intent-to-filter-and-terms.ts'

type IntentDeps = Pick<Deps, 'db' | 'catalogue'>
type IntentSearch = { intent: SearchIntent; filter: HireFilter; page: ListPage; scope: SearchScope }

/** Experts who match an intent except for the dropped condition. */
export type CloseMatchGroup = { loosened: Relaxation; ids: string[] }
export type IntentSearchResult = TermSearchResult & {
  loosened: Relaxation | null
  nowToo: boolean
  near: CloseMatchGroup[]
}

/** Groups are shown while a page has fewer experts than these, and each has at most so many. */
export const CLOSE_MATCH_LIMITS = { shown: 12, group: 6 }

/**
 * R322: experts who match the whole intent, or all of it except “available now”. After the last of them come groups of
 * close matches, each with one condition dropped.
 */
export async function findByWholeIntent(
  deps: IntentDeps,
  search: IntentSearch,
): Promise<IntentSearchResult | undefined> {
  const [whole, ...looser] = relaxQuery(search.intent)
  if (!whole) return undefined
  const found = await findLevel(deps, search, whole)
  const isFilteredAway = found.total === 0 && isFiltered(search.filter)
  if (found.total > 0 || (isFilteredAway && (await findFirst(deps, search, [whole])) === 0)) {
    return withNear(deps, search, { found, level: whole, looser })
  }
  // R732: “available now” is dropped before any other condition.
  const [next, ...others] = looser
  if (next?.loosened !== 'availability') return undefined
  const anytime = await findLevel(deps, search, next)
  return anytime.total > 0 ? withNear(deps, search, { found: anytime, level: next, looser: others }) : undefined
}

/** R322: if no expert matches the whole intent, the experts of the first level with matches. */
export async function findByRelaxedIntent(
  deps: IntentDeps,
  search: IntentSearch,
): Promise<IntentSearchResult | undefined> {
  const levels = relaxQuery(search.intent).slice(1)
  const [next] = levels
  // Without rare words, many match: these need not be counted before they are found.
  if (next?.loosened === 'words') {
    const found = await findLevel(deps, search, next)
    if (found.total > 0) return withNear(deps, search, { found, level: next, looser: levels.slice(1) })
    if (!isFiltered(search.filter)) levels.shift()
  }
  const first = await findFirst(deps, search, levels)
  const level = levels[first]
  if (!level) return undefined
  return withNear(deps, search, {
    found: await findLevel(deps, search, level),
    level,
    looser: levels.slice(first + 1),
  })
}

/** The first level with a match, even if the filters that the visitor has chosen exclude all of its matches. */
async function findFirst(deps: IntentDeps, search: IntentSearch, levels: RelaxationLevel[]): Promise<number> {
  const unfiltered = isFiltered(search.filter) ? [NO_HIRE_FILTER] : []
  const ways = levels.map((level) =>
    [search.filter, ...unfiltered].map((filter) => levelSearch(deps, { ...search, filter }, level)),
  )
  const best = (await searchesBestFirst(search.scope)) ? { best: search.scope.firstLimit } : undefined
  return findFirstLevel(deps.db, ways, best)
}

function levelSearch({ catalogue }: IntentDeps, search: IntentSearch, { intent }: RelaxationLevel): LevelSearch {
  const filter = intentFilter(intent, search.filter)
  return { terms: intentSearchTerms(catalogue, intent), filter, cities: citiesOfRegionFilter(catalogue, filter) }
}

function findLevel(deps: IntentDeps, search: IntentSearch, level: RelaxationLevel): Promise<TermSearchResult> {
  const preferences = intentPreferences(deps.catalogue, search.intent)
  return findExpertsByTerms(deps, { ...levelSearch(deps, search, level), preferences, ...search.page }, search.scope)
}

async function withNear(
  deps: IntentDeps,
  search: IntentSearch,
  { found, level, looser: all }: { found: TermSearchResult; level: RelaxationLevel; looser: RelaxationLevel[] },
): Promise<IntentSearchResult> {
  const { limit, offset, sort } = search.page
  const looser = all.filter(({ isGroup = true }) => isGroup)
  const isLast = sort === 'recommended' && offset + limit >= found.total
  const listGroups = (await searchesBestFirst(search.scope)) ? listOneByOne : listAtOnce
  // Also those who fit are left out who were shown on earlier pages.
  const levels = looser.map((other) => ({ ...other, lacks: other.lacks ?? level.intent }))
  const groups = isLast ? await listGroups(deps, search, { levels, shown: found.ids }) : []
  const near = looser.flatMap(({ loosened }, index) => {
    const ids = groups[index] ?? []
    return ids.length > 0 && loosened ? [{ loosened, ids }] : []
  })
  return { ...found, loosened: level.loosened, nowToo: level.nowToo ?? false, near }
}

/** R328: of a level those who lack what was given up, so that what is said of them is true. */
function groupSearch(deps: IntentDeps, search: IntentSearch, level: RelaxationLevel): LevelSearch {
  const { lacks } = level
  return {
    ...levelSearch(deps, search, level),
    lacks: lacks
      ? { terms: intentSearchTerms(deps.catalogue, lacks), filter: intentFilter(lacks, NO_HIRE_FILTER) }
      : undefined,
  }
}

type Groups = { levels: RelaxationLevel[]; shown: string[] }

/** So many levels are mostly enough. */
const AT_ONCE = 2

async function listAtOnce(deps: IntentDeps, search: IntentSearch, { levels, shown }: Groups): Promise<string[][]> {
  const groups: string[][] = []
  const seen = [...shown]
  const preferences = intentPreferences(deps.catalogue, search.intent)
  for (let at = 0; at < levels.length && seen.length < CLOSE_MATCH_LIMITS.shown; at += AT_ONCE) {
    const some = levels.slice(at, at + AT_ONCE).map((level) => groupSearch(deps, search, level))
    const more = await listCloseMatchGroups(deps.db, some, { preferences, shown: seen, enough: CLOSE_MATCH_LIMITS })
    groups.push(...more)
    seen.push(...more.flat())
  }
  return groups
}

/** How many of the best are to be searched depends on each level, where there are many. */
async function listOneByOne(deps: IntentDeps, search: IntentSearch, { levels, shown }: Groups): Promise<string[][]> {
  const groups: string[][] = []
  const seen = new Set(shown)
  const preferences = intentPreferences(deps.catalogue, search.intent)
  for (const level of levels) {
    if (seen.size >= CLOSE_MATCH_LIMITS.shown) break
    // The others of this level may have been shown already.
    const page = { ...search.page, offset: 0, limit: CLOSE_MATCH_LIMITS.group + seen.size, isCounted: false }
    const group = { ...groupSearch(deps, search, level), preferences, ...page }
    const { ids } = await findExpertsByTerms(deps, group, search.scope)
    const others = ids.filter((id) => !seen.has(id)).slice(0, CLOSE_MATCH_LIMITS.group)
    for (const id of others) seen.add(id)
    groups.push(others)
  }
  return groups
}
