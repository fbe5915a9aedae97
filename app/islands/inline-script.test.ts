import { expect, test } from 'vitest'

import { INLINE_SCRIPT } from './inline-script.ts'

test('the inline script is small, and can stand in a page as it is', () => {
  expect(INLINE_SCRIPT.length).toBeLessThan(1000)
  expect(INLINE_SCRIPT).not.toMatch(/<[/!]|\n/)
  expect(() => new Function(INLINE_SCRIPT)).not.toThrow()
})
