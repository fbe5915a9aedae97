import { expect, test } from 'vitest'

import { aOrMany, listed } from './number-words.ts'

test('R469 numbers in sentences', () => {
  expect([1, 2, 12, 13].map((count) => aOrMany(count, 'site'))).toEqual([
    'a site',
    'two sites',
    'twelve sites',
    '13 sites',
  ])
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b, and c'])
})
