import { expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'

import { answerRateText, formatShortAgo } from './format.ts'

const t = textsFor('en')

test('R335 how often an expert answers, and how soon where that is known', () => {
  const both = { answerRate: 0.92, responseTimeHours: 5 }
  expect(answerRateText(t, both)).toBe('Response rate 92%, usually replies in 5 hours')
  expect(answerRateText(t, { ...both, responseTimeHours: 1 })).toBe('Response rate 92%, usually replies in an hour')
  expect(answerRateText(t, { ...both, responseTimeHours: 40 })).toBe('Response rate 92%, usually replies in 2 days')
  expect(answerRateText(t, { answerRate: 0.2, responseTimeHours: null })).toBe('Response rate 20%')
  expect(answerRateText(t, { answerRate: null, responseTimeHours: 5 })).toBeUndefined()
})

test.each([
  ['2026-03-10T12:00:30Z', 'now'],
  ['2026-03-10T11:59:59Z', 'now'],
  ['2026-03-10T11:59:00Z', '1 min'],
  ['2026-03-10T11:00:01Z', '59 min'],
  ['2026-03-10T11:00:00Z', '1 h'],
  ['2026-03-09T12:00:01Z', '23 h'],
  ['2026-03-09T12:00:00Z', '1 day'],
  ['2026-03-03T12:00:01Z', '6 days'],
  ['2026-03-03T12:00:00Z', 'Mar 3'],
  ['2025-12-31T23:00:00Z', 'Dec 31, 2025'],
])('R684 at noon on 10 March 2026, %s is %s', (moment, text) => {
  expect(formatShortAgo(t, moment, { now: '2026-03-10T12:00:00Z', timeZone: 'UTC' })).toBe(text)
})

test('R669 the short day and its year are those of the account’s zone', () => {
  const ago = (moment: string, timeZone: string) => formatShortAgo(t, moment, { now: '2026-03-10T12:00:00Z', timeZone })
  expect(ago('2026-02-18T21:06:00Z', 'Asia/Tokyo')).toBe('Feb 19')
  expect(ago('2026-02-18T21:06:00Z', 'UTC')).toBe('Feb 18')
  expect(ago('2025-12-31T21:06:00Z', 'Asia/Tokyo')).toBe('Jan 1')
  expect(ago('2026-01-01T03:00:00Z', 'America/New_York')).toBe('Dec 31, 2025')
})
