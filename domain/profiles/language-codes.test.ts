import { expect, test } from 'vitest'

import { languageName } from './language-codes.ts'

test('a language is called by its English name, and whatever a form holds instead by itself', () => {
  expect(languageName('fr')).toBe('French')
  for (const odd of ['', 'e', 'en_US_!', '__proto__', '\u0000', 'x'.repeat(10_000)]) expect(languageName(odd)).toBe(odd)
})
