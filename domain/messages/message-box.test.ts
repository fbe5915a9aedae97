import { expect, test } from 'vitest'

import { MESSAGE_STATUSES, shownMessageStatus } from './message-box.ts'

const NOW = new Date()

test('R94 the recipient sees a message’s box; spam takes precedence over archived', () => {
  expect(shownMessageStatus({ status: 'sent', archivedAt: null, spamAt: null }, 'owner')).toBe('sent')
  expect(shownMessageStatus({ status: 'filtered', archivedAt: null, spamAt: null }, 'owner')).toBe('filtered')
  expect(shownMessageStatus({ status: 'filtered', archivedAt: NOW, spamAt: null }, 'owner')).toBe('archived')
  expect(shownMessageStatus({ status: 'sent', archivedAt: NOW, spamAt: NOW }, 'owner')).toBe('spam')
})

test('R93 R94 the sender sees whether it went out or is held, and nothing of how it was sorted', () => {
  const seen = MESSAGE_STATUSES.flatMap((status) =>
    [null, NOW].map((when) => shownMessageStatus({ status, archivedAt: when, spamAt: when }, 'sender')),
  )
  expect([...new Set(seen)]).toEqual(['awaiting-confirmation', 'sent', 'filtered'])
})
