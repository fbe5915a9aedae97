import { allExpertSet } from '#db/queries/lists/expert-search.ts'
import { listExpertsPage } from '#db/queries/lists/listed-experts.ts'
import type { SearchTerm } from '#db/queries/lists/search-term.ts'
import type { SearchIntent } from '#domain/lists/finding/search-intent.ts'
import type { HireFilter } from '#domain/lists/hire-filter.ts'
import type { Deps } from '#use-cases/deps.ts'
import { citiesOfRegionFilter } from '#use-cases/lists/counts/count-regions.ts'
import { findExpertsByTerms, type SearchScope } from '#use-cases/lists/find-experts-by-terms.ts'

import { CLOSE_MATCH_LIMITS, type CloseMatchGroup } from './find-by-intent.ts'
import { subjectSearchTerms } from './intent-to-filter-and-terms.ts'

/** One term for all words and trades of an intent: any of them is enough. */
function someWords(catalogue: Deps['catalogue'], { words, subjects }: SearchIntent): SearchTerm[] {
  const trades = subjects.flatMap((subject) => subjectSearchTerms(catalogue, subject))
  const phrases = [...words, ...trades.flatMap(({ similar }) => similar)].map((word) => [word])
  const concepts = trades.flatMap((trade) => trade.concepts)
  return phrases.length + concepts.length > 0
    ? [{ words: [], open: false, concepts, region: [], similar: [], phrases }]
    : []
}

/**
 * R327: if a search has no matches, experts with some of its words, otherwise the best ranked; only the
 * filters that the visitor has chosen are kept.
 */
export async function fallbackResults(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  { intent, filter, scope }: { intent: SearchIntent; filter: HireFilter; scope: SearchScope },
): Promise<CloseMatchGroup[]> {
  const cities = citiesOfRegionFilter(deps.catalogue, filter)
  const page = { sort: 'recommended' as const, limit: CLOSE_MATCH_LIMITS.shown, offset: 0 }
  const terms = someWords(deps.catalogue, intent)
  if (terms.length > 0) {
    const { ids } = await findExpertsByTerms(deps, { terms, filter, cities, isCounted: false, ...page }, scope)
    if (ids.length > 0) return [{ loosened: 'some-words', ids }]
  }
  const rows = await listExpertsPage(deps.db, allExpertSet(cities), { filter, ...page })
  return rows.length > 0 ? [{ loosened: 'anybody', ids: rows.map((row) => row.profile_id) }] : []
}
