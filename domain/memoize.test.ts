import { expect, test } from 'vitest'

import { memoize, memoizeByObject } from './memoize.ts'

test('a value is computed once per text, and again after its eviction', () => {
  const calls: string[] = []
  const length = memoize(2, (text) => {
    calls.push(text)
    return { length: text.length }
  })
  const first = length('one')
  expect(length('one')).toBe(first)
  length('three')
  length('one')
  // The least recently used text is evicted.
  length('seven')
  length('one')
  length('three')
  expect(calls).toEqual(['one', 'three', 'seven', 'three'])
})

test('undefined is not cached', () => {
  let calls = 0
  const nothing = memoize(2, () => void (calls += 1))
  nothing('a')
  nothing('a')
  expect(calls).toBe(2)
})

test('a value is computed once per object, and again for an equal one', () => {
  let calls = 0
  const keysOf = memoizeByObject((known: object) => {
    calls += 1
    return Object.keys(known)
  })
  const known = { a: 1 }
  expect(keysOf(known)).toBe(keysOf(known))
  expect(calls).toBe(1)
  keysOf({ a: 1 })
  expect(calls).toBe(2)
})
