import { expect, test } from 'vitest'

import { plural, pluralForm } from './plural.ts'

test('R305 a number has the form of its word that goes with it', () => {
  expect([0, 1, 2, 21, 1200].map((count) => plural(count, 'expert'))).toEqual([
    '0 experts',
    '1 expert',
    '2 experts',
    '21 experts',
    '1,200 experts',
  ])
  expect(plural(1, 'city', 'cities')).toBe('1 city')
  expect(plural(2, 'city', 'cities')).toBe('2 cities')
  expect(pluralForm(1, 'fits', 'fit')).toBe('fits')
  expect(pluralForm(3, 'fits', 'fit')).toBe('fit')
})
