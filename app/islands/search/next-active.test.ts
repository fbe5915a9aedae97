import { expect, test } from 'vitest'

import { nextActiveOption, NO_ACTIVE_OPTION } from './next-active.ts'

test.each([
  ['ArrowDown', NO_ACTIVE_OPTION, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', NO_ACTIVE_OPTION, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 1, NO_ACTIVE_OPTION],
  ['End', 1, NO_ACTIVE_OPTION],
  ['ArrowLeft', 1, NO_ACTIVE_OPTION],
  ['ArrowRight', 1, NO_ACTIVE_OPTION],
  ['a', 1, undefined],
  ['Tab', 1, undefined],
])('%s from option %i of three leads to %s', (key, active, expected) => {
  expect(nextActiveOption(key, { active, count: 3 })).toBe(expected)
})

test('an empty list has no active option', () => {
  expect(nextActiveOption('ArrowDown', { active: NO_ACTIVE_OPTION, count: 0 })).toBe(NO_ACTIVE_OPTION)
  expect(nextActiveOption('ArrowUp', { active: NO_ACTIVE_OPTION, count: 0 })).toBe(NO_ACTIVE_OPTION)
})
