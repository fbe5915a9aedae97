import { expect, test } from 'vitest'

import { availabilityText } from './availability-text.ts'
import { AVAILABILITY_STATUSES } from './availability.ts'
import { currentAvailabilityStatus, storedAvailabilityStatus } from './current-availability-status.ts'

const today = '2026-07-01'
const [EARLIER, LATER] = ['2026-06-30', '2026-07-02']

test('R734 “Available now” is confirmed, and from today or earlier', () => {
  const of = (from: string | null, confirmed = true) =>
    currentAvailabilityStatus({ status: 'AVAILABLE', from }, { today, confirmed })
  expect([of(null), of(EARLIER), of(today)]).toEqual(['AVAILABLE', 'AVAILABLE', 'AVAILABLE'])
  expect([of(LATER), of(null, false), of(today, false)]).toEqual([null, null, null])
})

test('R734 who is booked is booked until the day that is named, confirmed or not, and then nothing is known', () => {
  for (const confirmed of [true, false]) {
    const of = (from: string | null) => currentAvailabilityStatus({ status: 'UNAVAILABLE', from }, { today, confirmed })
    expect([of(null), of(LATER)]).toEqual(['UNAVAILABLE', 'UNAVAILABLE'])
    expect([of(today), of(EARLIER)]).toEqual([null, null])
  }
})

test('R734 an availability says “Available now” in words exactly where it counts as that', () => {
  for (const status of AVAILABILITY_STATUSES) {
    for (const from of [null, EARLIER, today, LATER]) {
      for (const confirmed of [true, false]) {
        const isNow = currentAvailabilityStatus({ status, from }, { today, confirmed }) === 'AVAILABLE'
        const text = availabilityText({ status, from }, { today, confirmed })
        expect([status, from, confirmed, text.startsWith('Available now')]).toEqual([status, from, confirmed, isNow])
      }
    }
  }
})

test('R24 R734 a stored availability fades after 30 days', () => {
  const of = (confirmedAt: string | null) =>
    storedAvailabilityStatus(
      {
        availabilityStatus: 'LIMITED',
        availabilityFrom: null,
        availabilityConfirmedAt: confirmedAt === null ? null : new Date(confirmedAt),
      },
      new Date('2026-07-31T12:00:00Z'),
    )
  expect([of('2026-07-01T12:00:01Z'), of('2026-07-01T12:00:00Z'), of(null)]).toEqual(['LIMITED', null, null])
})
