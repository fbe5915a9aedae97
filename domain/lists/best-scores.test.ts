import { expect, test } from 'vitest'

import { bestScoresCovering } from './best-scores.ts'
import { scoreCode } from './facet-codes.ts'

test('R161 the best scores that take in so many', () => {
  const even = new Map(Array.from({ length: 100 }, (_, step) => [scoreCode(step), 10_000]))
  expect(bestScoresCovering(even, 3000)).toEqual({ scores: [scoreCode(99)], experts: 10_000 })
  expect(bestScoresCovering(even, 10_001)).toEqual({ scores: [scoreCode(99), scoreCode(98)], experts: 20_000 })
  expect(bestScoresCovering(even, 9_000_000).scores).toHaveLength(100)
  expect(bestScoresCovering(new Map(), 3000)).toEqual({ scores: [], experts: 0 })
})
