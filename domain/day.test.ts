import { expect, test } from 'vitest'

import { utcDayBefore, utcDay, lastUtcDays } from './day.ts'

const LATE = new Date('2026-03-01T23:59:59Z')

test('a day is the one in UTC', () => {
  expect(utcDay(LATE)).toBe('2026-03-01')
  expect(utcDayBefore(LATE, 1)).toBe('2026-02-28')
})

test('the last days end with the moment’s own', () => {
  expect(lastUtcDays(LATE, 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(lastUtcDays(LATE, 365)).toHaveLength(365)
})
