import { expect, test } from 'vitest'

import { availabilityNewsAt } from './availability-news.ts'

const EARLIER = new Date('2026-05-01T08:00:00Z')
const NOW = new Date('2026-06-01T08:00:00Z')

type Status = 'AVAILABLE' | 'LIMITED' | 'UNAVAILABLE'
const availability = (status: Status, from: string | null = null) => ({ status, from })
const after = (before: ReturnType<typeof availability>, next: ReturnType<typeof availability> | null) =>
  availabilityNewsAt({ before: { ...before, newsAt: EARLIER }, after: next, now: NOW })

test('R132 time that was not there before is news', () => {
  expect(after(availability('UNAVAILABLE'), availability('AVAILABLE'))).toBe(NOW)
  expect(after(availability('LIMITED'), availability('AVAILABLE', '2026-09-01'))).toBe(NOW)
  const never = { status: null, from: null, newsAt: null }
  expect(availabilityNewsAt({ before: never, after: availability('AVAILABLE'), now: NOW })).toBe(NOW)
  expect(availabilityNewsAt({ before: never, after: { status: 'AVAILABLE' }, now: NOW })).toBe(NOW)
})

test('R132 a new day is news while it is to come; for experts with time, also a day that is removed', () => {
  expect(after(availability('AVAILABLE', '2026-07-01'), availability('AVAILABLE', '2026-06-15'))).toBe(NOW)
  expect(after(availability('AVAILABLE', '2026-07-01'), availability('AVAILABLE'))).toBe(NOW)
  expect(after(availability('UNAVAILABLE'), availability('UNAVAILABLE', '2026-07-01'))).toBe(NOW)
  expect(after(availability('LIMITED', '2026-05-01'), availability('LIMITED', '2026-06-01'))).toBeNull()
})

test('R132 confirming is not news', () => {
  expect(after(availability('AVAILABLE'), availability('AVAILABLE'))).toBe(EARLIER)
  expect(after(availability('UNAVAILABLE', '2026-07-01'), availability('UNAVAILABLE', '2026-07-01'))).toBe(EARLIER)
})

test('R132 an availability that no longer holds is no news', () => {
  expect(after(availability('AVAILABLE'), availability('UNAVAILABLE'))).toBeNull()
  expect(after(availability('AVAILABLE'), availability('LIMITED'))).toBeNull()
  expect(after(availability('LIMITED', '2026-07-01'), availability('UNAVAILABLE', '2026-07-01'))).toBeNull()
  expect(after(availability('LIMITED', '2026-07-01'), availability('LIMITED'))).toBeNull()
  expect(after(availability('AVAILABLE'), null)).toBeNull()
})
