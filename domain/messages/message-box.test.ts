import { expect, test } from 'vitest'

import { MESSAGE_STATUSES, shownStatus } from './message-box.ts'

const NOW = new Date()

test('R94 the recipient sees a message’s box; spam takes precedence over archived', () => {
  expect(shownStatus({ status: 'sent', archivedAt: null, spamAt: null }, 'owner')).toBe('sent')
  expect(shownStatus({ status: 'filtered', archivedAt: null, spamAt: null }, 'owner')).toBe('filtered')
  expect(shownStatus({ status: 'filtered', archivedAt: NOW, spamAt: null }, 'owner')).toBe('archived')
  expect(shownStatus({ status: 'sent', archivedAt: NOW, spamAt: NOW }, 'owner')).toBe('spam')
})

test('R94 the sender sees whether it went out, and nothing else', () => {
  const seen = MESSAGE_STATUSES.flatMap((status) =>
    [null, NOW].map((when) => shownStatus({ status, archivedAt: when, spamAt: when }, 'sender')),
  )
  expect([...new Set(seen)]).toEqual(['awaiting-confirmation', 'sent'])
})
