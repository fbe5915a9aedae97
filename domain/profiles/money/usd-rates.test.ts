import { afterEach, expect, test } from 'vitest'

import { RATED_CURRENCIES } from '#domain/platform/exchange-rates.ts'
import { DEFAULT_PLATFORM_RULES } from '#domain/platform/platform-rules.ts'
import { CURRENCIES } from '#domain/profiles/currency.ts'
import { resetRules, setRules } from '#test/platform-rules.ts'

import { fromUsd, ratesDate, toUsd } from './usd-rates.ts'

const RATES = DEFAULT_PLATFORM_RULES.exchangeRates

afterEach(resetRules)

test('R740 every currency of project minimums has a rate, with its date', () => {
  expect(Object.keys(RATES.usdPerUnit).sort()).toEqual([...RATED_CURRENCIES].sort())
  expect(['USD', ...RATED_CURRENCIES]).toEqual(expect.arrayContaining([...CURRENCIES]))
  expect(ratesDate()).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('amounts become whole dollars, and dollars whole units', () => {
  expect(toUsd(2500, 'USD')).toBe(2500)
  expect(toUsd(1000, 'EUR')).toBe(Math.round(1000 * RATES.usdPerUnit.EUR))
  expect(toUsd(0, 'JPY')).toBe(0)
  expect(fromUsd(1160, 'EUR')).toBe(1000)
  for (const currency of CURRENCIES) {
    expect(toUsd(12_345, currency)).toSatisfy(Number.isInteger)
    expect(fromUsd(12_345, currency)).toSatisfy(Number.isInteger)
  }
})

test('R740 amounts are converted by the rates of the platform', () => {
  setRules({ exchangeRates: { date: '2027-02-03', usdPerUnit: { ...RATES.usdPerUnit, EUR: 2 } } })
  expect([toUsd(100, 'EUR'), fromUsd(100, 'EUR'), ratesDate()]).toEqual([200, 50, '2027-02-03'])
})
