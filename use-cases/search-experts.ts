import { listExpertCards } from '#db/queries/expert-cards.ts'
import { isAnyListed, listedByText, relevance, type SearchTerm } from '#db/queries/expert-search.ts'
import { countListed, listListed } from '#db/queries/listed-experts.ts'
import type { SearchAnswer } from '#domain/expert-card.ts'
import { FACETS, type HireFilter, type Sort } from '#domain/hire-filter.ts'
import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'

import type { Deps } from './deps.ts'
import { presentExpertCard } from './present-expert-card.ts'
import { readFacets } from './read-facets.ts'
import { readSearchTerms, withSimilarWords } from './read-search-terms.ts'

type SearchDeps = Pick<Deps, 'db' | 'catalogue'>

type Search = { q: string; page: number; sort: Sort; filter: HireFilter }

const NOTHING = { total: 0, pages: 0, experts: [], facets: Object.fromEntries(FACETS.map((name) => [name, []])) }

type Match = { match: SearchAnswer['match']; terms: SearchTerm[] }

/** R63: only where nobody has the words, whatever the filters, are similar ones looked for. */
async function findTerms({ db, catalogue }: SearchDeps, q: string): Promise<Match> {
  const terms = readSearchTerms(catalogue, q)
  if (terms.length === 0) return { match: q === '' ? 'exact' : 'none', terms }
  if (await isAnyListed(listedByText(db, terms))) return { match: 'exact', terms }
  const loose = await withSimilarWords({ db }, terms)
  const found = loose.some((term) => term.similar.length > 0) && (await isAnyListed(listedByText(db, loose)))
  return found ? { match: 'similar', terms: loose } : { match: 'none', terms }
}

/** R62: listed experts by words, narrowed and sorted as on hire pages; without words, everyone. */
export async function searchExperts(deps: SearchDeps, { q, page, sort, filter }: Search): Promise<SearchAnswer> {
  const { db, catalogue } = deps
  const { match, terms } = await findTerms(deps, q)
  if (match === 'none') return { q, match, page, ...NOTHING }
  const listed = listedByText(db, terms)
  const [total, ids, facets] = await Promise.all([
    countListed(listed, filter),
    listListed(listed, filter, {
      sort,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
      relevance: relevance(terms),
    }),
    readFacets(db, listed, filter),
  ])
  const rows = await listExpertCards(
    db,
    ids.map((row) => row.profile_id),
  )
  const experts = rows.map((row) => presentExpertCard(row, catalogue))
  return { q, match, total, page, pages: Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE)), experts, facets }
}
