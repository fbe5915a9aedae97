import fc from 'fast-check'
import { expect, test } from 'vitest'

import { answerRate, answersMost } from './answer-rate.ts'

test('R335 fewer than five conversations say nothing', () => {
  expect([0, 1, 4].map((conversations) => answerRate({ conversations, answered: 0 }))).toEqual([null, null, null])
  expect(answerRate({ conversations: 5, answered: 0 })).toBe(0)
})

test('R335 the rate is in whole hundredths, and is never rounded up', () => {
  expect(answerRate({ conversations: 6, answered: 5 })).toBe(0.83)
  expect(answerRate({ conversations: 100, answered: 29 })).toBe(0.29)
  expect(answerRate({ conversations: 200, answered: 199 })).toBe(0.99)
  const counts = fc
    .integer({ min: 5, max: 5000 })
    .chain((conversations) => fc.record({ conversations: fc.constant(conversations), answered: fc.nat(conversations) }))
  fc.assert(
    fc.property(counts, ({ conversations, answered }) => {
      const rate = answerRate({ conversations, answered }) ?? Number.NaN
      expect(rate).toBeLessThanOrEqual(answered / conversations)
      expect(rate).toBeGreaterThan(answered / conversations - 0.01)
      expect(Math.round(rate * 100) / 100).toBe(rate)
    }),
  )
})

test('R337 most are four of five; an unknown rate is not most', () => {
  expect([null, 0, 0.79, 0.8, 1].map(answersMost)).toEqual([false, false, false, true, true])
})
