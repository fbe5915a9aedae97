import fc from 'fast-check'
import { expect, test } from 'vitest'

import { oneLine } from './one-line.ts'

test('R96 whatever comes in, out comes one line of at most that many characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.integer({ min: 1, max: 30 }), (text, max) => {
      const line = oneLine(text, max)
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
      expect([...line].length).toBeLessThanOrEqual(max)
      expect(line).toBe(line.trim())
    }),
  )
})

test('R96 ordinary text stays as it is', () => {
  expect(oneLine('Grüße — 東京 👩‍💻')).toBe('Grüße — 東京 👩‍💻')
  expect(oneLine('a\r\n b\u2028c\td')).toBe('a b c d')
  expect(oneLine('abcdef', 4)).toBe('abc…')
})
