import fc from 'fast-check'
import { expect, test } from 'vitest'

import { matchedParts } from './matched-parts.ts'

/** Renders the matched parts in brackets. */
const bracketed = (name: string, query: string) =>
  matchedParts(name, query)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join('')

test.each([
  ['Web Design', 'web', '[Web] Design'],
  ['Web Design', ' web  d', '[Web D]esign'],
  ['Web Design', 'design web', '[Web] [Design]'],
  ['Web Design', 'sign', 'Web Design'],
  ['UI/UX', 'ux', 'UI/[UX]'],
  ['São Paulo', 'sao', '[São] Paulo'],
  ['Sao Paulo', 'são', '[Sao] Paulo'],
  ['Sa\u0303o Paulo', 'sao p', '[São P]aulo'],
  ['İstanbul', 'ist', '[İst]anbul'],
  ['C++', 'c++', '[C++]'],
  ['🎨 Art', 'art', '🎨 [Art]'],
  ['Web Design', '', 'Web Design'],
  ['', 'web', ''],
])('%s, typed %s: %s', (name, query, expected) => {
  expect(bracketed(name, query)).toBe(expected)
})

test('the parts always add up to the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, query) => {
      const whole = matchedParts(name, query)
        .map(({ text }) => text)
        .join('')
      expect(whole).toBe(name.normalize('NFC'))
    }),
  )
})
