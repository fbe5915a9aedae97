import { expect, test } from 'vitest'

import { PASSWORD_LIMITS } from '#domain/limits.ts'

import { newPasswordSchema } from './account.ts'

test('R210 a password is as short and as long as the limits say', () => {
  const isTaken = (length: number) => newPasswordSchema.safeParse('x'.repeat(length)).success
  expect(
    [PASSWORD_LIMITS.min - 1, PASSWORD_LIMITS.min, PASSWORD_LIMITS.max, PASSWORD_LIMITS.max + 1].map(isTaken),
  ).toEqual([false, true, true, false])
})
