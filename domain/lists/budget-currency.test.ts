import fc from 'fast-check'
import { expect, test } from 'vitest'

import { CURRENCIES } from '#domain/profiles/currency.ts'

import { budgetInUsd, facetsInCurrency } from './budget-currency.ts'
import { BUDGET_STEPS_USD } from './hire-filter.ts'

const FACETS = {
  budget: BUDGET_STEPS_USD.map((step) => ({ value: String(step), label: `$${step}`, count: 3 })),
  service: [],
}

test('R741 the steps of every currency are those in dollars, and lead back to them', () => {
  for (const currency of CURRENCIES) {
    const values = facetsInCurrency(FACETS, currency)['budget']?.map(({ value }) =>
      budgetInUsd(Number(value), currency),
    )
    expect(values).toEqual(BUDGET_STEPS_USD)
  }
  expect(facetsInCurrency(FACETS, 'EUR')['budget']?.[0]).toEqual({ value: '431', label: 'Up to ≈\u00a0€430', count: 3 })
  expect(facetsInCurrency(FACETS, 'USD')).toBe(FACETS)
})

test('R741 a budget in another currency is compared in dollars, and more is never less', () => {
  expect(budgetInUsd(2000, 'EUR')).toBe(2320)
  const amount = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(amount, amount, fc.constantFrom(...CURRENCIES), (one, other, currency) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(budgetInUsd(less, currency)).toBeLessThanOrEqual(budgetInUsd(more, currency))
    }),
  )
})
