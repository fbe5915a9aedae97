import { expect, test } from 'vitest'

import { LOAD_ON_TOUCH } from './load-on-touch.ts'

test('stays small, being on every page, and cannot end its own element', () => {
  expect(LOAD_ON_TOUCH.length).toBeLessThan(400)
  expect(LOAD_ON_TOUCH).not.toMatch(/<[/!]|\n/)
})
