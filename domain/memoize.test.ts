import { expect, test } from 'vitest'

import { memoize, memoizeByObject } from './memoize.ts'

test('a text is asked about once, and again when it was forgotten', () => {
  const asked: string[] = []
  const length = memoize(2, (text) => {
    asked.push(text)
    return { length: text.length }
  })
  const first = length('one')
  expect(length('one')).toBe(first)
  length('three')
  length('one')
  // The one that was asked about least recently goes first.
  length('seven')
  length('one')
  length('three')
  expect(asked).toEqual(['one', 'three', 'seven', 'three'])
})

test('an answer of undefined is told anew, as there is nothing to keep', () => {
  let asked = 0
  const nothing = memoize(2, () => void (asked += 1))
  nothing('a')
  nothing('a')
  expect(asked).toBe(2)
})

test('an object is asked about once, its equal again', () => {
  let asked = 0
  const keysOf = memoizeByObject((known: object) => {
    asked += 1
    return Object.keys(known)
  })
  const known = { a: 1 }
  expect(keysOf(known)).toBe(keysOf(known))
  expect(asked).toBe(1)
  keysOf({ a: 1 })
  expect(asked).toBe(2)
})
