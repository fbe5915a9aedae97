import { listExpertCards } from '#db/queries/expert-cards.ts'
import { EVERYBODY, findByText, type FoundByText, isAnyFound, type SearchTerm } from '#db/queries/expert-search.ts'
import { listListed } from '#db/queries/listed-experts.ts'
import { EVERYONE, readTally } from '#db/queries/listing-tallies.ts'
import type { SearchAnswer } from '#domain/expert-card.ts'
import { FACETS, type HireFilter, isFiltered, type Sort } from '#domain/hire-filter.ts'
import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import { scoreTiers } from '#domain/score-tiers.ts'

import { countFiltered } from './count-filtered.ts'
import type { Deps } from './deps.ts'
import { presentExpertCard } from './present-expert-card.ts'
import { presentFacets, totalOf } from './present-facets.ts'
import { readSearchTerms, withSimilarWords } from './read-search-terms.ts'

type SearchDeps = Pick<Deps, 'db' | 'catalogue'>

type Search = { q: string; page: number; sort: Sort; filter: HireFilter }

const NOTHING = {
  total: 0,
  more: false,
  pages: 0,
  experts: [],
  facets: Object.fromEntries(FACETS.map((name) => [name, []])),
}
const REACHED = MAX_PAGES * PAGE_SIZE

const pageOf = ({ page, sort }: Search) => ({ sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

type Found = { match: SearchAnswer['match']; total: number; more: boolean; ids: string[]; codes: Map<number, number> }

async function listEveryone({ db }: SearchDeps, search: Search): Promise<Found> {
  const { filter } = search
  const [tally, rows] = await Promise.all([
    readTally(db, EVERYONE),
    listListed(db, EVERYBODY, { filter, ...pageOf(search) }),
  ])
  const codes = isFiltered(filter)
    ? await countFiltered(db, { place: EVERYONE, filter, tally, listed: EVERYBODY })
    : tally.codes
  const total = isFiltered(filter) ? totalOf(presentFacets(codes), filter) : tally.experts
  return { match: 'exact', total, more: false, ids: rows.map((row) => row.profile_id), codes }
}

/** R161: among the best first; where they fill every page that can be turned to, nobody looks further. */
async function findTerms(
  { db }: SearchDeps,
  search: Search,
  terms: SearchTerm[],
): Promise<FoundByText & { more: boolean }> {
  const asked = { terms, filter: search.filter, ...pageOf(search) }
  const { codes } = await readTally(db, EVERYONE)
  for (const scores of scoreTiers(codes)) {
    const found = await findByText(db, { ...asked, scores })
    if (found.total > REACHED) return { ...found, more: true }
  }
  return { ...(await findByText(db, { ...asked, scores: undefined })), more: false }
}

/** R63: only where nobody has the words, whatever the filters, are similar ones looked for. */
async function find(deps: SearchDeps, search: Search): Promise<Found> {
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

/** R62: listed experts by words, narrowed and sorted as on hire pages; without words, everyone. */
export async function searchExperts(deps: SearchDeps, search: Search): Promise<SearchAnswer> {
  const { q, page } = search
  const { match, total, more, ids, codes } = await find(deps, search)
  if (match === 'none') return { q, match, page, ...NOTHING }
  const rows = await listExpertCards(deps.db, ids)
  return {
    q,
    match,
    total,
    more,
    page,
    pages: Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE)),
    experts: rows.map((row) => presentExpertCard(row, deps.catalogue)),
    facets: presentFacets(codes),
  }
}
