import { expect, test } from 'vitest'

import { parseGuestRequestsPayload, formatGuestRequestsPayload } from './guest-requests-payload.ts'

const AT = new Date('2026-06-01T12:00:00Z')

test('R661, R662 a claim names its address until it expires, and nothing from then on', () => {
  const claim = formatGuestRequestsPayload({ email: 'tom@example.test', expiresAt: AT })
  expect(parseGuestRequestsPayload(claim, new Date(AT.getTime() - 1))).toEqual({
    email: 'tom@example.test',
    expiresAt: AT,
  })
  expect(parseGuestRequestsPayload(claim, AT)).toBeUndefined()
})

test.each(['', ' ', 'tom@example.test', 'never tom@example.test', '99999999999999', '99999999999999 '])(
  'R661 the text %j is no claim',
  (text) => expect(parseGuestRequestsPayload(text, AT)).toBeUndefined(),
)
