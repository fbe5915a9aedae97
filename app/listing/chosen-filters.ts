import type { Catalogue } from '#catalogue/catalogue.ts'
import { LISTING_PARAMETERS } from '#client/lists/listing-query.ts'
import { budgetFromLabel, budgetLabel, type FacetName, FACETS, facetLabel } from '#domain/lists/hire-filter.ts'
import { findCurrency } from '#domain/profiles/currency.ts'

import type { Choice } from './list-address.ts'

const isFacet = (name: string): name is FacetName => (FACETS as string[]).includes(name)

/**
 * The filters that a query string selects; a filter may have several values. Server only: the labels stay out of the
 * bundle.
 */
export function chosenFilters(query: URLSearchParams, regions?: Catalogue['regions']): Choice[] {
  const currency = findCurrency(query.get('currency'))
  const labelOf = (name: string, value: string) => {
    if (name === 'region') return regions?.get(value)?.displayName ?? value
    if (name === 'budgetFrom') return budgetFromLabel(value, currency)
    if (name === 'budget') return budgetLabel(value, currency)
    return isFacet(name) ? facetLabel(name, value) : value
  }
  return LISTING_PARAMETERS.filter((name) => name !== 'page').flatMap((name) => {
    const values = new Set(query.getAll(name).filter((value) => value !== ''))
    return [...values].map((value) => ({ name, value, label: labelOf(name, value) }))
  })
}
