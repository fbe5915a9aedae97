import fc from 'fast-check'
import { expect, test } from 'vitest'

import { editDistance, maxTypos } from './edit-distance.ts'

const MOST = 20

test.each([
  ['webflw', 'webflow', 1],
  ['morau', 'moreau', 1],
  ['fotoshop', 'photoshop', 2],
  ['desing', 'design', 1],
  ['seo', 'seo', 0],
  ['', 'abc', 3],
])('from %s to %s it takes %i', (from, to, edits) => {
  expect(editDistance(from, to, { most: MOST })).toBe(edits)
})

test('a beginning is compared with a beginning', () => {
  expect(editDistance('webflw', 'webflow development', { most: MOST, prefix: true })).toBe(1)
  expect(editDistance('web', 'webflow', { most: MOST, prefix: true })).toBe(0)
})

test('distances beyond the limit are only reported as beyond', () => {
  expect(editDistance('illustration', 'seo', { most: 2 })).toBe(3)
  expect(editDistance('illustration', 'photography', { most: 2 })).toBe(3)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

test('it is nothing for the same word, the same both ways, and never more than the longer word', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const edits = editDistance(one, other, { most: MOST })
      expect(editDistance(other, one, { most: MOST })).toBe(edits)
      expect(edits === 0).toBe(one === other)
      expect(edits).toBeLessThanOrEqual(Math.max(one.length, other.length))
      expect(editDistance(one, other, { most: MOST, prefix: true })).toBeLessThanOrEqual(edits)
      expect(editDistance(one, other, { most: 1 })).toBe(Math.min(edits, 2))
    }),
  )
})

test('short words allow no typos, long ones more', () => {
  expect(['seo', 'html', 'webflow', 'fotoshop'].map(maxTypos)).toEqual([0, 1, 1, 2])
})
