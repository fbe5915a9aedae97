import fc from 'fast-check'
import { expect, test } from 'vitest'

import { foldAccents, slugify, normalizeName } from './slugify.ts'

test.each([
  ['São Paulo', 'sao-paulo'],
  ['Łódź', 'lodz'],
  ['Zürich', 'zurich'],
  ['St. Paul', 'st-paul'],
  ['Xi’an', 'xian'],
  ['Vitoria-Gasteiz', 'vitoria-gasteiz'],
  ['Washington, D.C.', 'washington-dc'],
  ['Gasteiz / Vitoria', 'gasteiz-vitoria'],
  ['Đà Nẵng', 'da-nang'],
  ['Malmö', 'malmo'],
  ['Smørrebrød', 'smorrebrod'],
])('%s becomes %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test('a slug is its own slug', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(slugify(slugify(text))).toBe(slugify(text))
    }),
  )
})

test('folding keeps spaces and punctuation', () => {
  expect(foldAccents('Côte d’Ivoire')).toBe("cote d'ivoire")
})

test('a normalized name is lowercase, composed and plain', () => {
  expect(normalizeName('  Coeur   d’Alene ')).toBe("coeur d'alene")
  expect(normalizeName('H\u0331efa')).toBe('\u1e96efa')
})
