import { countFacets, type Listed } from '#db/queries/listed-experts.ts'
import type { SearchAnswer } from '#domain/expert-card.ts'
import { type FacetName, FACETS, facetLabel, type HireFilter, sortFacet } from '#domain/hire-filter.ts'

import type { Deps } from './deps.ts'

/** What each filter could be narrowed to, with how many that would leave; empty choices are left out. */
export async function readFacets(db: Deps['db'], listed: Listed, filter: HireFilter): Promise<SearchAnswer['facets']> {
  const counts = await countFacets(db, listed, filter)
  const read = (facet: FacetName) => {
    const choices = counts
      .filter(({ name }) => name === facet)
      .map(({ value, count }) => ({ value, count, label: facetLabel(facet, value) }))
    return [facet, sortFacet(facet, choices)] as const
  }
  return Object.fromEntries(FACETS.map(read))
}
