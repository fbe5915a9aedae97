import { countFacet, type Listed } from '#db/queries/listed-experts.ts'
import type { SearchAnswer } from '#domain/expert-card.ts'
import { type FacetName, FACETS, facetLabel, type HireFilter, sortFacet } from '#domain/hire-filter.ts'

import type { Deps } from './deps.ts'

/** What each filter could be narrowed to, with how many that would leave; empty choices are left out. */
export async function readFacets(db: Deps['db'], listed: Listed, filter: HireFilter): Promise<SearchAnswer['facets']> {
  const read = async (name: FacetName) => {
    const counts = await countFacet(db, { listed, filter, name })
    const choices = counts
      .filter(({ count }) => count > 0)
      .map((one) => ({ ...one, label: facetLabel(name, one.value) }))
    return [name, sortFacet(name, choices)] as const
  }
  return Object.fromEntries(await Promise.all(FACETS.map(read)))
}
