import { expect, test } from 'vitest'

import { isAvailabilityConfirmed } from './availability-confirmed.ts'

const NOW = new Date('2026-06-30T00:00:00Z')
const confirmed = (confirmedOn: string | null) =>
  isAvailabilityConfirmed({ status: 'AVAILABLE', from: null, confirmedOn }, NOW)

test('R24 confirmed for 30 days, then not', () => {
  expect(confirmed('2026-06-29T00:00:00Z')).toBe(true)
  expect(confirmed('2026-05-31T00:00:01Z')).toBe(true)
  expect(confirmed('2026-05-31T00:00:00Z')).toBe(false)
  expect(confirmed(null)).toBe(false)
})
