import { expect, test } from 'vitest'

import { INLINE_SCRIPT } from './inline-script.ts'

test('is small, since every page has it, and contains no closing script tag', () => {
  expect(INLINE_SCRIPT.length).toBeLessThan(600)
  expect(INLINE_SCRIPT).not.toMatch(/<[/!]|\n/)
})
