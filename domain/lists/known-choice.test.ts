import { expect, test } from 'vitest'

import { splitKnownChoices } from './known-choice.ts'

test.each([
  ['language', ['de', 'zz', 'fr', 'de', ''], ['de', 'fr'], ['zz', '']],
  ['service', ['animation', 'magic'], ['animation'], ['magic']],
  ['badge', ['Premium Partner', '<b>'], ['Premium Partner'], ['<b>']],
  ['availability', ['AVAILABLE', 'available'], ['AVAILABLE'], ['available']],
  ['answers', ['some', 'most'], ['most'], ['some']],
  ['type', ['agency', 'freelancer'], ['agency'], ['freelancer']],
  ['sort', ['best', 'newest'], ['newest'], ['best']],
  ['budget', ['-1', '2500', '1e3', '100000001'], ['2500'], ['-1', '1e3', '100000001']],
  ['region', ['bavaria', 'atlantis'], ['bavaria'], ['atlantis']],
  ['constructor', ['x'], [], ['x']],
])('R307 of %s, what is known is told from what is not', (name, values, known, unknown) => {
  expect(splitKnownChoices(name, values, new Set(['bavaria']))).toEqual({ known, unknown })
})
