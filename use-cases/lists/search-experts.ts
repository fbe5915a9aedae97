import { createBoundedQueue } from '#adapters/bounded-queue.ts'
import { listCardVersions } from '#db/queries/lists/expert-cards.ts'
import {
  type Among,
  everybody,
  findByText,
  type FoundByText,
  isAnyFound,
  type SearchTerm,
  type TextSearch,
} from '#db/queries/lists/expert-search.ts'
import { listListed } from '#db/queries/lists/listed-experts.ts'
import { EVERYONE, readTally } from '#db/queries/lists/listing-tallies.ts'
import { MAX_PAGES, PAGE_SIZE, SEARCHES } from '#domain/limits.ts'
import { bestScores } from '#domain/lists/best-scores.ts'
import type { SearchAnswer } from '#domain/lists/expert-card.ts'
import { firstInOrder } from '#domain/lists/first-in-order.ts'
import { FACETS, type HireFilter, isFiltered, type Sort } from '#domain/lists/hire-filter.ts'
import type { Tally } from '#domain/lists/listing-tally.ts'
import type { Deps } from '#use-cases/deps.ts'

import { countFiltered } from './count-filtered.ts'
import { citiesOf } from './count-regions.ts'
import { presentFacets, totalOf } from './present-facets.ts'
import { readExpertCards } from './read-expert-cards.ts'
import { readSearchTerms, withSimilarWords } from './read-search-terms.ts'

type SearchDeps = Pick<Deps, 'db' | 'catalogue' | 'cards'>

type Search = { q: string; page: number; sort: Sort; filter: HireFilter }

const NOTHING = {
  total: 0,
  more: false,
  pages: 0,
  experts: [],
  facets: Object.fromEntries([...FACETS, 'region'].map((name) => [name, []])),
}

const pageOf = ({ page, sort }: Search) => ({ sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

type Found = { match: SearchAnswer['match']; total: number; more: boolean; ids: string[]; codes: Tally['codes'] }

async function listEveryone({ db, catalogue }: SearchDeps, search: Search): Promise<Found> {
  const { filter } = search
  const page = pageOf(search)
  if (!isFiltered(filter)) {
    const [tally, rows] = await Promise.all([readTally(db, EVERYONE), listListed(db, everybody(), { filter, ...page })])
    const ids = rows.map((row) => row.profile_id)
    return { match: 'exact', total: tally.experts, more: false, ids, codes: tally.codes }
  }
  const tally = await readTally(db, EVERYONE)
  const cities = citiesOf(catalogue, filter)
  const first = cities ? undefined : firstInOrder(tally, { filter, wanted: page.offset + page.limit })
  const listed = everybody(cities)
  const [codes, rows] = await Promise.all([
    countFiltered(db, { place: { ...EVERYONE, cities }, filter, tally, listed }),
    listListed(db, listed, { filter, ...page, first }),
  ])
  const total = totalOf(presentFacets(codes), filter)
  return { match: 'exact', total, more: false, ids: rows.map((row) => row.profile_id), codes }
}

/** The first pass searches the `firstLimit` best scores; more than `reached` matches fill every page. */
const BOUNDS = { firstLimit: 3000, reached: MAX_PAGES * PAGE_SIZE }
type Bounds = typeof BOUNDS
/** Head room of the next pass over the estimate from the current match rate. */
const MARGIN = 1.25

type FoundTerms = FoundByText & { more: boolean }

/**
 * R161: once the experts with the best scores fill every page, the search stops. The first pass estimates how many
 * experts are enough. Only whole words count here: collecting the matches of a frequent prefix takes as long for a few
 * experts as for everyone.
 */
async function findAmongBest(
  { db }: SearchDeps,
  { terms, ...search }: Omit<TextSearch, 'among'>,
  { firstLimit, reached }: Bounds,
): Promise<FoundTerms | undefined> {
  const everyone = await readTally(db, EVERYONE)
  const whole = terms.map((term) => ({ ...term, open: false }))
  let [limit, among]: [number, Among] = [firstLimit, { best: firstLimit }]
  while (limit * 2 <= everyone.experts) {
    const found = await findByText(db, { ...search, terms: whole, among })
    if (found.total > reached) return { ...found, more: true }
    const enough = Math.ceil((limit / (found.total + 1)) * reached * MARGIN)
    const { scores, experts } = bestScores(everyone.codes, Math.max(limit * 2, enough))
    ;[limit, among] = [experts, { scores }]
  }
  return undefined
}

type Bounded = Search & { bounds: Bounds }

async function findTerms(deps: SearchDeps, search: Bounded, terms: SearchTerm[]): Promise<FoundTerms> {
  const { filter } = search
  const wanted = { terms, filter, cities: citiesOf(deps.catalogue, filter), ...pageOf(search) }
  const best = await findAmongBest(deps, wanted, search.bounds)
  return best ?? { ...(await findByText(deps.db, wanted)), more: false }
}

/** R63: similar words are tried only where no expert has the words, whatever the filters. */
async function find(deps: SearchDeps, search: Bounded): Promise<Found> {
  const terms = readSearchTerms(deps.catalogue, search.q)
  if (terms.length === 0 && search.q === '') return listEveryone(deps, search)
  const none = { match: 'none' as const, total: 0, more: false, ids: [], codes: new Map() }
  if (terms.length === 0) return none
  const found = await findTerms(deps, search, terms)
  if (found.total > 0 || (isFiltered(search.filter) && (await isAnyFound(deps.db, terms)))) {
    return { match: 'exact', ...found }
  }
  const loose = await withSimilarWords(deps, terms)
  if (!loose.some((term) => term.similar.length > 0) || !(await isAnyFound(deps.db, loose))) return none
  return { match: 'similar', ...(await findTerms(deps, search, loose)) }
}

const enqueue = createBoundedQueue(SEARCHES, { name: 'searches' })

/**
 * R62: listed experts by words, filtered and sorted as on hire pages; without words, everyone. R260: only a few run at
 * a time, so that heavy searching leaves database connections for other requests.
 */
export function searchExperts(deps: SearchDeps, search: Search, bounds = BOUNDS): Promise<SearchAnswer> {
  return enqueue(() => answerSearch(deps, search, bounds))
}

async function answerSearch(deps: SearchDeps, search: Search, bounds: Bounds): Promise<SearchAnswer> {
  const { q, page } = search
  const { match, total, more, ids, codes } = await find(deps, { ...search, bounds })
  if (match === 'none') return { q, match, page, ...NOTHING }
  return {
    q,
    match,
    total,
    more,
    page,
    pages: Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE)),
    experts: await readExpertCards(deps, await listCardVersions(deps.db, ids)),
    facets: presentFacets(codes),
  }
}
