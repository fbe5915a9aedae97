import type { Currency } from '#domain/profiles/currency.ts'
import { formatConvertedMoney } from '#domain/profiles/money/money.ts'
import { fromUsd, toUsd } from '#domain/profiles/money/usd-rates.ts'

import type { SearchAnswer } from './expert-card.ts'
import { BUDGET_STEPS_USD } from './hire-filter.ts'

/** R741: an end of a budget range in US dollars. A converted step is that step again, whatever rounding makes of it. */
export function budgetInUsd(amount: number, currency: Currency): number {
  return BUDGET_STEPS_USD.find((step) => fromUsd(step, currency) === amount) ?? toUsd(amount, currency)
}

/** R741: the steps stay those in US dollars, whose counts are known; their values are what `budget` then takes. */
export function facetsInCurrency(facets: SearchAnswer['facets'], currency: Currency): SearchAnswer['facets'] {
  if (currency === 'USD') return facets
  const budget = facets['budget']?.map(({ value, count }) => ({
    value: String(fromUsd(Number(value), currency)),
    label: `Up to ${formatConvertedMoney({ amount: Number(value), currency: 'USD' }, currency)}`,
    count,
  }))
  return { ...facets, ...(budget && { budget }) }
}
