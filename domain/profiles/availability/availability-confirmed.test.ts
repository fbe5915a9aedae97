import { expect, test } from 'vitest'

import { availabilityDaysLeft, isAvailabilityConfirmed } from './availability-confirmed.ts'

const NOW = new Date('2026-06-30T00:00:00Z')
const confirmed = (confirmedOn: string | null) =>
  isAvailabilityConfirmed({ status: 'AVAILABLE', from: null, confirmedOn }, NOW)

test('R24 confirmed for 30 days, then not', () => {
  expect(confirmed('2026-06-29T00:00:00Z')).toBe(true)
  expect(confirmed('2026-05-31T00:00:01Z')).toBe(true)
  expect(confirmed('2026-05-31T00:00:00Z')).toBe(false)
  expect(confirmed(null)).toBe(false)
})

test.each([
  ['2026-06-30T00:00:00Z', 30],
  ['2026-06-29T12:00:00Z', 30],
  ['2026-06-29T00:00:00Z', 29],
  ['2026-05-31T00:00:01Z', 1],
  ['2026-05-31T00:00:00Z', 0],
  ['2026-01-01T00:00:00Z', 0],
  [null, 0],
])('R708 an availability that was confirmed at %s needs to be renewed in %i days', (confirmedOn, days) => {
  expect(availabilityDaysLeft({ status: 'AVAILABLE', from: null, confirmedOn }, NOW)).toBe(days)
})
