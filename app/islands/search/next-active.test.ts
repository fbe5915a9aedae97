import { expect, test } from 'vitest'

import { nextActive, NONE } from './next-active.ts'

test.each([
  ['ArrowDown', NONE, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', NONE, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 1, NONE],
  ['End', 1, NONE],
  ['ArrowLeft', 1, NONE],
  ['ArrowRight', 1, NONE],
  ['a', 1, undefined],
  ['Tab', 1, undefined],
])('%s from option %i of three leads to %s', (key, active, expected) => {
  expect(nextActive(key, { active, count: 3 })).toBe(expected)
})

test('an empty list has no active option', () => {
  expect(nextActive('ArrowDown', { active: NONE, count: 0 })).toBe(NONE)
  expect(nextActive('ArrowUp', { active: NONE, count: 0 })).toBe(NONE)
})
