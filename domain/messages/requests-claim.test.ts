import { expect, test } from 'vitest'

import { readRequestsClaim, writeRequestsClaim } from './requests-claim.ts'

const AT = new Date('2026-06-01T12:00:00Z')

test('R661, R662 a claim names its address until it expires, and nothing from then on', () => {
  const claim = writeRequestsClaim({ email: 'tom@example.test', expiresAt: AT })
  expect(readRequestsClaim(claim, new Date(AT.getTime() - 1))).toEqual({ email: 'tom@example.test', expiresAt: AT })
  expect(readRequestsClaim(claim, AT)).toBeUndefined()
})

test.each(['', ' ', 'tom@example.test', 'never tom@example.test', '99999999999999', '99999999999999 '])(
  'R661 the text %j is no claim',
  (text) => expect(readRequestsClaim(text, AT)).toBeUndefined(),
)
