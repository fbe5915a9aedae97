import fc from 'fast-check'
import { expect, test } from 'vitest'

import { loadLanguageTerms } from './load-terms.ts'
import { createBudgetParser, budgetToUsd } from './parse-budget.ts'

const { termsOf } = loadLanguageTerms()
const read = (text: string, language = 'en') => {
  const budget = createBudgetParser(termsOf(language).budget)(text)
  return budget && { ...budget, text: text.slice(budget.from, budget.to) }
}

test.each([
  ['en', 'a site for about 5k', { atMost: 5000, currency: 'usd', per: 'project' }],
  ['en', 'up to $3,500 in all', { atMost: 3500, currency: 'usd', per: 'project' }],
  ['en', 'between 2–3k €', { atMost: 3000, atLeast: 2000, currency: 'eur', per: 'project' }],
  ['en', 'react developer, $50/h', { atMost: 50, currency: 'usd', per: 'hour' }],
  ['en', 'hourly rate up to 60 usd', { atMost: 60, currency: 'usd', per: 'hour' }],
  ['de', 'unter 3.000 €', { atMost: 3000, currency: 'eur', per: 'project' }],
  ['de', 'Budget 1.500 bis 2.000 Euro', { atMost: 2000, atLeast: 1500, currency: 'eur', per: 'project' }],
  ['fr', 'pour 4 000 euros maximum', { atMost: 4000, currency: 'eur', per: 'project' }],
  ['ru', 'до 150 тыс руб', { atMost: 150_000, currency: 'rub', per: 'project' }],
  ['ja', '予算30万円以内', { atMost: 300_000, currency: 'jpy', per: 'project' }],
  ['ko', '예산 300만원 이하', { atMost: 3_000_000, currency: 'krw', per: 'project' }],
  ['ar', 'بميزانية ٣٠٠٠ درهم', { atMost: 3000, currency: 'aed', per: 'project' }],
  ['zh', '预算5000元', { atMost: 5000, currency: 'cny', per: 'project' }],
])('R320 in %s, %j is a budget', (language, text, budget) => {
  expect(read(text, language)).toMatchObject(budget)
})

test.each([
  'a site of 12 pages',
  'open 24/7',
  'since 1998',
  'a 3d model',
  'b2b shop',
  'web3',
  'ten people',
  '5 star hotel',
  '',
])('R320 %j names no budget', (text) => {
  expect(read(text)).toBeUndefined()
})

test('R320 an amount means the same however its thousands are parted', () => {
  const amounts = fc.integer({ min: 100, max: 9_999_999 })
  const parted = fc.constantFrom('', ',', '.', ' ', '’', '\u00a0', '\u202f')
  fc.assert(
    fc.property(amounts, parted, fc.constantFrom('€', '$', '£'), fc.boolean(), (amount, separator, sign, isFirst) => {
      const written = amount.toLocaleString('en').replaceAll(',', separator)
      const text = isFirst ? `at most ${sign}${written} please` : `at most ${written} ${sign} please`
      expect(read(text)).toMatchObject({ atMost: amount })
    }),
  )
})

test('R320 amounts are counted in dollars', () => {
  expect(budgetToUsd({ currency: 'usd' }, 500)).toBe(500)
  expect(budgetToUsd({ currency: 'eur' }, 1000)).toBeGreaterThan(1000)
})
