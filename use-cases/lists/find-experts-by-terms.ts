import { toBitmapTerms } from '#db/queries/lists/bits/bitmap-terms.ts'
import { countByWordBitmaps, findByWordBitmaps } from '#db/queries/lists/bits/word-bits.ts'
import { estimateMatches } from '#db/queries/lists/estimate-matches.ts'
import {
  type SearchSubset,
  searchByText,
  type TextSearchResult,
  type TextSearch,
} from '#db/queries/lists/expert-search.ts'
import { ALL_EXPERTS_PLACE, findTally } from '#db/queries/lists/listing-tallies.ts'
import type { SearchTerm } from '#db/queries/lists/search-term.ts'
import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import { bestScoresCovering } from '#domain/lists/best-scores.ts'
import { filterCodes, isBudgetCoded } from '#domain/lists/facet-codes.ts'
import type { ListingTally } from '#domain/lists/listing-tally.ts'
import type { Deps } from '#use-cases/deps.ts'

/** The first pass searches the `firstLimit` best scores; more than `reached` matches fill every page. */
export const SEARCH_BOUNDS = { firstLimit: 3000, reached: MAX_PAGES * PAGE_SIZE }
export type SearchBounds = typeof SEARCH_BOUNDS
/** Head room of the next pass over the estimate from the current match rate. */
const MARGIN = 1.25

/** How far a search goes, and the tally of everyone, which it reads at most once. */
export type SearchScope = SearchBounds & { readEveryone: () => Promise<ListingTally> }

export function createScope({ db }: Pick<Deps, 'db'>, bounds: SearchBounds): SearchScope {
  let everyone: Promise<ListingTally> | undefined
  return { ...bounds, readEveryone: () => (everyone ??= findTally(db, ALL_EXPERTS_PLACE)) }
}

/** Whether a site has so many experts that the best of them are searched first. */
export async function searchesBestFirst({ firstLimit, readEveryone }: SearchScope): Promise<boolean> {
  return firstLimit * 2 <= (await readEveryone()).experts
}

export type TermSearchResult = TextSearchResult & { more: boolean }

/**
 * R161: once the experts with the best scores fill every page, the search stops. The first pass estimates how many
 * experts are enough. Only whole words count here: collecting the matches of a frequent prefix takes as long for a few
 * experts as for everyone.
 */
async function findAmongBest(
  { db }: Pick<Deps, 'db'>,
  { terms, ...search }: Omit<TextSearch, 'among'>,
  { firstLimit, reached, readEveryone }: SearchScope,
): Promise<TermSearchResult | undefined> {
  const everyone = await readEveryone()
  const whole = wholeWords(terms)
  let [limit, among]: [number, SearchSubset] = [firstLimit, { best: firstLimit }]
  while (limit * 2 <= everyone.experts) {
    const found = await searchByText(db, { ...search, terms: whole, among })
    if (found.total > reached) return { ...found, more: true }
    const enough = Math.ceil((limit / (found.total + 1)) * reached * MARGIN)
    const { scores, experts } = bestScoresCovering(everyone.codes, Math.max(limit * 2, enough))
    ;[limit, among] = [experts, { scores }]
  }
  return undefined
}

const wholeWords = (terms: SearchTerm[]) => terms.map((term) => ({ ...term, open: false }))

/**
 * R385: as by text, where bitmaps have all words: those are frequent, and a filter on top of them would have many read
 * only to count the choices of its facet. Where the best fill all pages without much reading, they are read (R161).
 */
async function findFiltered(
  { db }: Pick<Deps, 'db'>,
  { terms, lacks, isCounted = true, ...search }: Omit<TextSearch, 'among'>,
  scope: SearchScope,
): Promise<TermSearchResult | undefined> {
  const { filter, cities } = search
  if (lacks || !isCounted || filterCodes(filter).length === 0 || !isBudgetCoded(filter)) return undefined
  if (!(await searchesBestFirst(scope))) return undefined
  const keyed = await toBitmapTerms(db, terms)
  if (!keyed) return undefined
  const { experts, codes } = await scope.readEveryone()
  const passing = await countByWordBitmaps(db, keyed, { filter, cities })
  if (passing === undefined || passing * scope.firstLimit > scope.reached * experts) return undefined
  const best = bestScoresCovering(codes, Math.ceil((experts / (passing + 1)) * scope.reached * MARGIN))
  if (best.experts * 2 <= experts) {
    const whole = { terms: wholeWords(terms), keyed: keyed.whole, leastScore: Math.min(...best.scores) }
    const found = await findByWordBitmaps(db, { ...search, ...whole, counted: codes.keys() })
    if (found.total > scope.reached) return { ...found, more: true }
  }
  const found = await findByWordBitmaps(db, { ...search, terms, keyed: keyed.typed, counted: codes.keys() })
  return { ...found, more: false }
}

/**
 * R386: few matches cannot fill every page: looking among the best first would find nothing to stop at. Not with
 * filters: the planner may collect all who pass a frequent one.
 */
async function findFew(
  { db }: Pick<Deps, 'db'>,
  search: Omit<TextSearch, 'among'>,
  scope: SearchScope,
): Promise<TermSearchResult | undefined> {
  if (filterCodes(search.filter).length > 0 || !(await searchesBestFirst(scope))) return undefined
  if ((await estimateMatches(db, search)) > scope.reached) return undefined
  const found = await searchByText(db, search)
  return found.total > scope.reached ? undefined : { ...found, more: false }
}

/** Experts who match every term: among the best, where they are enough, else among all. */
export async function findExpertsByTerms(
  deps: Pick<Deps, 'db'>,
  search: Omit<TextSearch, 'among'>,
  scope: SearchScope,
): Promise<TermSearchResult> {
  const found =
    (await findFiltered(deps, search, scope)) ??
    (await findFew(deps, search, scope)) ??
    (await findAmongBest(deps, search, scope))
  return found ?? { ...(await searchByText(deps.db, search)), more: false }
}
