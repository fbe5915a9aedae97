import { expect, test } from 'vitest'

import { mondayOf } from './week.ts'

test('R133 a week begins on Monday at midnight in UTC', () => {
  const days = ['2026-06-01T00:00:00Z', '2026-06-01T06:07:00Z', '2026-06-07T23:59:59Z', '2026-06-08T00:00:00Z']
  expect(days.map((day) => mondayOf(new Date(day)).toISOString())).toEqual([
    '2026-06-01T00:00:00.000Z',
    '2026-06-01T00:00:00.000Z',
    '2026-06-01T00:00:00.000Z',
    '2026-06-08T00:00:00.000Z',
  ])
})
