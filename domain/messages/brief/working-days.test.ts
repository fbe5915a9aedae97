import fc from 'fast-check'
import { expect, test } from 'vitest'

import { DAY_MS, HOUR_MS } from '#domain/limits.ts'

import { workingDaysBetween } from './working-days.ts'

const days = (from: string, to: string) => workingDaysBetween(new Date(from), new Date(to))

test('R344 weekends do not count, and a brief of a weekend counts from Monday on', () => {
  // 2026-03-06 is a Friday.
  expect(days('2026-03-06T15:00:00Z', '2026-03-09T15:00:00Z')).toBeCloseTo(1)
  expect(days('2026-03-06T15:00:00Z', '2026-03-11T15:00:00Z')).toBeCloseTo(3)
  expect(days('2026-03-07T10:00:00Z', '2026-03-09T00:00:00Z')).toBeCloseTo(0)
  expect(days('2026-03-07T10:00:00Z', '2026-03-12T00:00:00Z')).toBeCloseTo(3)
  expect(days('2026-03-02T08:00:00Z', '2026-03-05T08:00:00Z')).toBeCloseTo(3)
})

const hour = fc.integer({ min: 0, max: 24 * 366 * 3 }).map((hours) => new Date(Date.UTC(2025, 0, 1) + hours * HOUR_MS))

test('R344 it is what counting hour by hour gives', () => {
  fc.assert(
    fc.property(hour, fc.integer({ min: 0, max: 24 * 21 }), (from, hours) => {
      let counted = 0
      for (let at = 0; at < hours; at++) {
        const day = new Date(from.getTime() + at * HOUR_MS).getUTCDay()
        if (day !== 0 && day !== 6) counted++
      }
      expect(workingDaysBetween(from, new Date(from.getTime() + hours * HOUR_MS))).toBeCloseTo(counted / 24)
    }),
  )
})

test('R344 a week has five, wherever it begins, and time never counts backwards', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2200-01-01') }), (from) => {
      expect(workingDaysBetween(from, new Date(from.getTime() + 7 * DAY_MS))).toBeCloseTo(5)
      expect(workingDaysBetween(from, new Date(from.getTime() + HOUR_MS))).toBeGreaterThanOrEqual(0)
    }),
  )
})
