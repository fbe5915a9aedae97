import { expect, test } from 'vitest'

import { CURRENCIES } from './currency.ts'
import { toUsd, USD_RATES, USD_RATES_DATE } from './usd-rates.ts'

test('every currency has a rate, of one day', () => {
  expect(Object.keys(USD_RATES).sort()).toEqual([...CURRENCIES].sort())
  expect(USD_RATES_DATE).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('dollars stay dollars, the rest becomes whole dollars', () => {
  expect(toUsd(2500, 'USD')).toBe(2500)
  expect(toUsd(1000, 'EUR')).toBe(Math.round(1000 * USD_RATES.EUR))
  expect(toUsd(0, 'JPY')).toBe(0)
  for (const currency of CURRENCIES) expect(toUsd(12_345, currency)).toSatisfy(Number.isInteger)
})
