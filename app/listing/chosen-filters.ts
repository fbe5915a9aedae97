import { LISTING_PARAMETERS } from '#client/lists/listing-query.ts'
import { budgetFromLabel, type FacetName, FACETS, facetLabel } from '#domain/lists/hire-filter.ts'

import type { Choice } from './list-address.ts'

function labelOf(name: string, value: string): string {
  if (name === 'budgetFrom') return budgetFromLabel(value)
  return isFacet(name) ? facetLabel(name, value) : value
}

const isFacet = (name: string): name is FacetName => (FACETS as string[]).includes(name)

/**
 * The filters that a query string selects; a filter may have several values. Server only: the labels stay out of the
 * bundle.
 */
export function chosenFilters(query: URLSearchParams): Choice[] {
  return LISTING_PARAMETERS.filter((name) => name !== 'page').flatMap((name) => {
    const values = new Set(query.getAll(name).filter((value) => value !== ''))
    return [...values].map((value) => ({ name, value, label: labelOf(name, value) }))
  })
}
