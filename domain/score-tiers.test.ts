import { expect, test } from 'vitest'

import { scoreCode } from './facet-codes.ts'
import { scoreTiers } from './score-tiers.ts'

test('R161 the best scores that take in so many, only where that leaves most out', () => {
  const even = new Map(Array.from({ length: 100 }, (_, step) => [scoreCode(step), 10_000]))
  const best = (steps: number) => Array.from({ length: steps }, (_, index) => scoreCode(99 - index))
  expect(scoreTiers(even)).toEqual([best(1), best(4), best(32)])
  expect(scoreTiers(new Map([[scoreCode(50), 10_000]]))).toEqual([])
  expect(scoreTiers(new Map())).toEqual([])
})
