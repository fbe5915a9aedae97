import { expect, test } from 'vitest'

import { LOAD_ON_TOUCH } from './load-on-touch.ts'

test('is small, since every page has it, and contains no closing script tag', () => {
  expect(LOAD_ON_TOUCH.length).toBeLessThan(400)
  expect(LOAD_ON_TOUCH).not.toMatch(/<[/!]|\n/)
})
