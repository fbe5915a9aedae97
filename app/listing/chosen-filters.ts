import type { PageTexts } from '#app/shell/use-texts.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { LISTING_PARAMETERS } from '#client/lists/listing-query.ts'
import { findFilter, isFilterName } from '#domain/lists/filters.ts'
import { findCurrency } from '#domain/profiles/currency.ts'
import { formatMoney } from '#domain/profiles/money/money.ts'

import { facetChoiceLabel } from './facet-choice-label.ts'
import type { Choice } from './list-address.ts'

/**
 * The filters that a query string selects; a filter may have several values. Server only: the labels stay out of the
 * bundle.
 */
export function chosenFilters(t: PageTexts, query: URLSearchParams, regions?: Catalogue['regions']): Choice[] {
  const currency = findCurrency(query.get('currency'))
  const amountOf = (value: string) => formatMoney({ amount: Number(value), currency: currency ?? 'USD' })
  const labelOf = (name: string, value: string) => {
    if (name === 'region') return regions?.get(value)?.displayName ?? value
    if (name === 'budgetFrom') return t('filters.choice.budgetFrom', { amount: amountOf(value) })
    if (name === 'budget') return t('filters.choice.budget', { amount: amountOf(value) })
    return isFilterName(name) ? facetChoiceLabel(t, name, { value, label: findFilter(name).label(value) }) : value
  }
  return LISTING_PARAMETERS.filter((name) => name !== 'page').flatMap((name) => {
    const values = new Set(query.getAll(name).filter((value) => value !== ''))
    return [...values].map((value) => ({ name, value, label: labelOf(name, value) }))
  })
}
