import { expect, test } from 'vitest'

import { availabilityNewsAt } from './availability-news.ts'

const EARLIER = new Date('2026-05-01T08:00:00Z')
const NOW = new Date('2026-06-01T08:00:00Z')

type Status = 'AVAILABLE' | 'LIMITED' | 'UNAVAILABLE'
const said = (status: Status, from: string | null = null) => ({ status, from })
const after = (before: ReturnType<typeof said>, next: ReturnType<typeof said> | null) =>
  availabilityNewsAt({ before: { ...before, newsAt: EARLIER }, after: next, now: NOW })

test('R132 time that was not there before is news', () => {
  expect(after(said('UNAVAILABLE'), said('AVAILABLE'))).toBe(NOW)
  expect(after(said('LIMITED'), said('AVAILABLE', '2026-09-01'))).toBe(NOW)
  const never = { status: null, from: null, newsAt: null }
  expect(availabilityNewsAt({ before: never, after: said('AVAILABLE'), now: NOW })).toBe(NOW)
  expect(availabilityNewsAt({ before: never, after: { status: 'AVAILABLE' }, now: NOW })).toBe(NOW)
})

test('R132 a new day is news while it is to come; of those with time, also that there is none to wait for', () => {
  expect(after(said('AVAILABLE', '2026-07-01'), said('AVAILABLE', '2026-06-15'))).toBe(NOW)
  expect(after(said('AVAILABLE', '2026-07-01'), said('AVAILABLE'))).toBe(NOW)
  expect(after(said('UNAVAILABLE'), said('UNAVAILABLE', '2026-07-01'))).toBe(NOW)
  expect(after(said('LIMITED', '2026-05-01'), said('LIMITED', '2026-06-01'))).toBeNull()
})

test('R132 confirming is not news', () => {
  expect(after(said('AVAILABLE'), said('AVAILABLE'))).toBe(EARLIER)
  expect(after(said('UNAVAILABLE', '2026-07-01'), said('UNAVAILABLE', '2026-07-01'))).toBe(EARLIER)
})

test('R132 what no longer holds is told no more', () => {
  expect(after(said('AVAILABLE'), said('UNAVAILABLE'))).toBeNull()
  expect(after(said('AVAILABLE'), said('LIMITED'))).toBeNull()
  expect(after(said('LIMITED', '2026-07-01'), said('UNAVAILABLE', '2026-07-01'))).toBeNull()
  expect(after(said('LIMITED', '2026-07-01'), said('LIMITED'))).toBeNull()
  expect(after(said('AVAILABLE'), null)).toBeNull()
})
