import { expect, test } from 'vitest'

import { scoreCode } from './facet-codes.ts'
import { scoreTiers } from './score-tiers.ts'

test('R161 the best scores that take in so many, only where that leaves most out', () => {
  const even = new Map(Array.from({ length: 100 }, (_, step) => [scoreCode(step), 10_000]))
  const [first, second] = scoreTiers(even)
  expect(first).toEqual([99, 98].map(scoreCode))
  expect(second).toEqual(Array.from({ length: 16 }, (_, index) => scoreCode(99 - index)))
  expect(scoreTiers(new Map([[scoreCode(50), 30_000]]))).toEqual([])
  expect(scoreTiers(new Map())).toEqual([])
})
