import { expect, test } from 'vitest'

import { secondFactorCodeSchema, mayEnterAdminArea } from './second-factor.ts'

test.each([
  [{ on: false, required: false, passed: false }, true],
  [{ on: false, required: true, passed: false }, false],
  [{ on: true, required: false, passed: false }, false],
  [{ on: true, required: true, passed: false }, false],
  [{ on: true, required: false, passed: true }, true],
  [{ on: true, required: true, passed: true }, true],
  // What was proved with a factor that is gone proves nothing.
  [{ on: false, required: true, passed: true }, false],
])('R250 %j opens the admin area: %s', (factor, opens) => {
  expect(mayEnterAdminArea(factor)).toBe(opens)
})

test('R247 spaces and capitals in a code do not matter; nothing, and too much, are refused', () => {
  expect(secondFactorCodeSchema.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' })
  expect(secondFactorCodeSchema.parse({ code: 'ABCDE-fghij' })).toEqual({ code: 'abcde-fghij' })
  for (const code of ['', '   ', '1'.repeat(41), 5, null, undefined]) {
    expect(secondFactorCodeSchema.safeParse({ code }).success).toBe(false)
  }
})
