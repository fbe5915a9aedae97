import type { ListPage } from '#db/queries/lists/listed-experts.ts'
import { type Level, type Loosening, loosen } from '#domain/lists/finding/loosen.ts'
import type { Wish } from '#domain/lists/finding/wish.ts'
import { type HireFilter, isFiltered, NO_FILTER } from '#domain/lists/hire-filter.ts'
import type { Deps } from '#use-cases/deps.ts'
import { citiesOf } from '#use-cases/lists/count-regions.ts'
import { type Bounds, findTerms, type FoundTerms } from '#use-cases/lists/find-terms.ts'

import { filterFor, preferencesOf, termsOf } from './wish-terms.ts'

type WishDeps = Pick<Deps, 'db' | 'catalogue'>
type WishSearch = { wish: Wish; filter: HireFilter; page: ListPage; bounds: Bounds }

/** Experts who fit a wish but for what was given up. */
export type NearGroup = { loosened: Loosening; ids: string[] }
export type FoundByWish = FoundTerms & { loosened: Loosening | null; near: NearGroup[] }

/** Groups are shown while a page has fewer experts than these, and each has at most so many. */
const ENOUGH = { shown: 12, group: 6 }

/**
 * R322: those who fit the whole wish. After the last of them come those who fit with something given up, in groups.
 */
export function findFitting(deps: WishDeps, search: WishSearch): Promise<FoundByWish | undefined> {
  const [whole, ...looser] = loosen(search.wish)
  return whole ? findFirst(deps, search, { levels: [whole], looser }) : Promise.resolve(undefined)
}

/** R322: those who fit as much of the wish as anybody does, where nobody fits all of it. */
export function findNearest(deps: WishDeps, search: WishSearch): Promise<FoundByWish | undefined> {
  return findFirst(deps, search, { levels: loosen(search.wish).slice(1), looser: [] })
}

async function findFirst(
  deps: WishDeps,
  search: WishSearch,
  { levels, looser }: { levels: Level[]; looser: Level[] },
): Promise<FoundByWish | undefined> {
  for (const [index, level] of levels.entries()) {
    const found = await findLevel(deps, search, level, search.page)
    if (found.total === 0 && !(await isFilteredAway(deps, search, level))) continue
    const { limit, offset, sort } = search.page
    const isLast = sort === 'recommended' && offset + limit >= found.total
    const next = [...levels.slice(index + 1), ...looser]
    const near = isLast ? await findNear(deps, search, { levels: next, shown: found.ids }) : []
    return { ...found, loosened: level.loosened, near }
  }
  return undefined
}

/** Whether only the filters that the visitor has chosen leave nobody. */
async function isFilteredAway(deps: WishDeps, search: WishSearch, level: Level): Promise<boolean> {
  if (!isFiltered(search.filter)) return false
  const { total } = await findLevel(deps, { ...search, filter: NO_FILTER }, level, {
    ...search.page,
    limit: 1,
    offset: 0,
  })
  return total > 0
}

function findLevel(
  { db, catalogue }: WishDeps,
  search: WishSearch,
  { wish }: Level,
  page: ListPage,
): Promise<FoundTerms> {
  const terms = termsOf(catalogue, wish)
  const filter = filterFor(wish, search.filter)
  const preferences = preferencesOf(catalogue, search.wish)
  return findTerms({ db }, { terms, filter, preferences, cities: citiesOf(catalogue, filter), ...page }, search.bounds)
}

async function findNear(
  deps: WishDeps,
  search: WishSearch,
  { levels, shown }: { levels: Level[]; shown: string[] },
): Promise<NearGroup[]> {
  const groups: NearGroup[] = []
  const seen = new Set(shown)
  for (const level of levels) {
    if (seen.size >= ENOUGH.shown) break
    // The others of this level may have been shown already.
    const page = { ...search.page, offset: 0, limit: ENOUGH.group + seen.size }
    const { ids } = await findLevel(deps, search, level, page)
    const others = ids.filter((id) => !seen.has(id)).slice(0, ENOUGH.group)
    for (const id of others) seen.add(id)
    if (others.length > 0 && level.loosened) groups.push({ loosened: level.loosened, ids: others })
  }
  return groups
}
