import { expect, test } from 'vitest'

import { articleOrNumber, joinWithAnd, countWithNoun, pluralForm } from './plural.ts'

test('R305 a number has the form of its word that goes with it', () => {
  expect([0, 1, 2, 21, 1200].map((count) => countWithNoun(count, 'expert'))).toEqual([
    '0 experts',
    '1 expert',
    '2 experts',
    '21 experts',
    '1,200 experts',
  ])
  expect(countWithNoun(1, 'city', 'cities')).toBe('1 city')
  expect(countWithNoun(2, 'city', 'cities')).toBe('2 cities')
  expect(pluralForm(1, 'fits', 'fit')).toBe('fits')
  expect(pluralForm(3, 'fits', 'fit')).toBe('fit')
})

test('R469 numbers in sentences', () => {
  expect([1, 2, 12, 13].map((count) => articleOrNumber(count, 'site'))).toEqual([
    'a site',
    'two sites',
    'twelve sites',
    '13 sites',
  ])
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinWithAnd)).toEqual(['', 'a', 'a and b', 'a, b, and c'])
})
