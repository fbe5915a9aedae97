import { expect, test } from 'vitest'

import { isConversationLinkValid, parseConversationPayload, formatConversationPayload } from './conversation-link.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

test('R242 a link says which conversation it opens, and when it was mailed', () => {
  const claim = { messageId: '01900000-0000-7000-8000-000000000000', issuedAt: day(1) }
  expect(parseConversationPayload(formatConversationPayload(claim))).toEqual(claim)
  expect(parseConversationPayload(claim.messageId)).toEqual({ messageId: claim.messageId, issuedAt: new Date(0) })
})

test('R242 a link is good for 90 days after it was mailed, or after the last message', () => {
  const good = (issued: number, last: number, now: number) =>
    isConversationLinkValid({ issuedAt: day(issued), lastAt: day(last), now: day(now) })
  expect([good(1, 1, 90), good(1, 1, 91)]).toEqual([true, false])
  expect([good(1, 50, 139), good(1, 50, 140)]).toEqual([true, false])
  expect([good(200, 1, 289), good(200, 1, 290)]).toEqual([true, false])
})
