import { expect, test } from 'vitest'

import { unknownWords } from './unknown-words.ts'

/** A search in which no table knows a word. */
function search(q: string, values: Partial<Parameters<typeof unknownWords>[0]> = {}) {
  const read = [...q.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: text, index }) => ({
    kind: 'word',
    from: index,
    to: index + text.length,
  }))
  return unknownWords({ q, match: 'none', total: 0, page: 1, read, ...values })
}

test('R353 words that nothing knows are kept as typed, in lower case, each once', () => {
  expect(search('Blorbify  blorbify, Straßenmöbel')).toEqual(['blorbify', 'straßenmöbel'])
})

test('R353 what was understood is not kept', () => {
  const read = [
    { kind: 'skill', from: 0, to: 3 },
    { kind: 'word', from: 4, to: 8 },
  ]
  expect(search('seo zorp', { read })).toEqual(['zorp'])
})

test('R353 nothing is kept of a search that found enough, nor of its further pages', () => {
  expect(search('blorbify', { match: 'exact', total: 3 })).toEqual([])
  expect(search('blorbify', { match: 'exact', total: 2 })).toEqual(['blorbify'])
  expect(search('blorbify', { match: 'similar', total: 30 })).toEqual(['blorbify'])
  expect(search('blorbify', { page: 2 })).toEqual([])
})

test.each([
  'tom.baker@example.com',
  'https://example.com/tom',
  'www.example.com',
  '@tombaker',
  'tom_baker',
  '+49 170 1234567',
  'call0170123',
  '2024',
  'x',
  'ab12345',
  'a'.repeat(41),
])('R353 %s leaves nothing', (q) => {
  expect(search(q)).toEqual([])
})

test('R353 characters of a script without spaces are one word', () => {
  const read = [0, 1, 2].map((from) => ({ kind: 'word', from, to: from + 1 }))
  expect(search('名刺屋', { read })).toEqual(['名刺屋'])
})

test('R353 of a long text a few words count', () => {
  expect(
    search(Array.from({ length: 30 }, (_, at) => `word${'abcdefghijklmnopqrstuvwxyzäöü'[at] ?? 'ß'}`).join(' ')),
  ).toHaveLength(5)
})
