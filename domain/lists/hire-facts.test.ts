import fc from 'fast-check'
import { expect, test } from 'vitest'

import { MIN_EXPERTS_FOR_FACTS, summarizeProjectMinimums } from './hire-facts.ts'

const once = (amounts: number[]) => amounts.map((usd) => ({ usd, count: 1 }))

test('R45 the median is an amount that somebody named', () => {
  expect(summarizeProjectMinimums(once([900, 300, 5000, 1200, 2400]))).toMatchObject({
    sample: 5,
    least: 300,
    low: 900,
    median: 1200,
    high: 2400,
    most: 5000,
  })
})

test('R45 fewer than five say nothing', () => {
  expect(summarizeProjectMinimums(once([300, 900, 1200, 2400]))).toBeNull()
  expect(summarizeProjectMinimums([])).toBeNull()
  expect(summarizeProjectMinimums([{ usd: 500, count: MIN_EXPERTS_FOR_FACTS }])).toMatchObject({
    low: 500,
    median: 500,
    high: 500,
  })
})

test('R45 quartiles are those of the sorted list, and the distribution includes everyone', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: MIN_EXPERTS_FOR_FACTS, maxLength: 200 })
  fc.assert(
    fc.property(amounts, (list) => {
      const sorted = list.toSorted((a, b) => a - b)
      const facts = summarizeProjectMinimums(once(list))
      const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]
      expect([facts?.low, facts?.median, facts?.high]).toEqual([at(0.25), at(0.5), at(0.75)])
      expect(facts?.spread.reduce((sum, { count }) => sum + count, 0)).toBe(list.length)
      expect(facts?.spread.length).toBeLessThanOrEqual(25)
    }),
  )
})
