import { expect, test } from 'vitest'

import { LANGUAGE_CODES } from './language-codes.ts'
import { COMMON_LANGUAGES, nativeLanguageName } from './native-language-names.ts'

test.each([
  ['fr', 'français'],
  ['de', 'Deutsch'],
  ['ja', '日本語'],
  ['uk', 'українська'],
  ['aa', undefined],
])('R710 %s calls itself %s', (code, name) => {
  expect(nativeLanguageName(code)).toBe(name)
})

test('R710 every code can be asked for, and common languages have a name', () => {
  expect(() => LANGUAGE_CODES.map(nativeLanguageName)).not.toThrow()
  expect(COMMON_LANGUAGES.filter((code) => !nativeLanguageName(code) || !LANGUAGE_CODES.includes(code))).toEqual([])
})
