import fc from 'fast-check'
import { expect, test } from 'vitest'

import { MAX_SHORTLIST } from '#domain/limits.ts'
import { isHandle } from '#domain/profiles/handle.ts'

import { addToShortlist, moveInShortlist, parseShortlist, removeFromShortlist } from './shortlist.ts'

const TWELVE = Array.from({ length: MAX_SHORTLIST }, (_one, index) => `expert-${index}`)

test('R70 each expert once, in the order added', () => {
  expect(addToShortlist(['ada-moreau'], ['northlight', 'ada-moreau'])).toEqual(['ada-moreau', 'northlight'])
})

test('R70 the thirteenth is refused, one of the twelve is not', () => {
  expect(addToShortlist(TWELVE, ['one-more'])).toBeUndefined()
  expect(addToShortlist(TWELVE, ['expert-3'])).toEqual(TWELVE)
})

test('R71 what is no handle is ignored', () => {
  expect(parseShortlist(' Ada-Moreau ,,<b>,../..,a,northlight,ada-moreau,__proto__', ',')).toEqual([
    'ada-moreau',
    'northlight',
  ])
})

test('R71 whatever the text, a list of handles comes out that reads the same again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.constantFrom('.', ','), (text, separator) => {
      const list = parseShortlist(text, separator)
      expect(list.every(isHandle) && list.length <= MAX_SHORTLIST).toBe(true)
      expect(parseShortlist(list.join(separator), separator)).toEqual(list)
    }),
  )
})

test('to the side of another, past those in between, however often', () => {
  const list = ['one', 'gone', 'two', 'three']
  const moved = moveInShortlist(list, 'two', { side: 'before', other: 'one' })
  expect(moved).toEqual(['two', 'one', 'gone', 'three'])
  expect(moveInShortlist(moved, 'two', { side: 'before', other: 'one' })).toEqual(moved)
  expect(moveInShortlist(list, 'one', { side: 'after', other: 'three' })).toEqual(['gone', 'two', 'three', 'one'])
})

test.each([
  ['stranger', 'one'],
  ['one', 'stranger'],
  ['one', 'one'],
])('%s next to %s moves no expert', (handle, other) => {
  expect(moveInShortlist(['one', 'two'], handle, { side: 'after', other })).toEqual(['one', 'two'])
})

test('removing an expert who is not on the list changes nothing', () => {
  expect(removeFromShortlist(['one', 'two'], 'three')).toEqual(['one', 'two'])
})
