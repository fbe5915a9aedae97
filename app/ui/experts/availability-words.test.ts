import { expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'

import { availabilityWords } from './availability-words.ts'

const t = textsFor('en')

const TODAY = '2026-05-01'

test.each([
  ['AVAILABLE', null, 'Available now'],
  ['AVAILABLE', '2026-06-02', 'Available from June 2'],
  ['LIMITED', null, 'A little time'],
  ['LIMITED', '2026-06-02', 'A little time from June 2'],
  ['LIMITED', TODAY, 'A little time'],
  ['UNAVAILABLE', null, 'Fully booked'],
  ['UNAVAILABLE', '2026-06-02', 'Booked until June 2'],
  ['UNAVAILABLE', TODAY, 'Was booked until May 1'],
] as const)('%s from %s reads “%s”', (status, from, text) => {
  expect(availabilityWords(t, { status, from }, { today: TODAY, confirmed: true })).toBe(text)
})

test.each([
  ['AVAILABLE', null, 'Available, not confirmed lately'],
  ['LIMITED', null, 'A little time, not confirmed lately'],
  ['UNAVAILABLE', '2026-06-02', 'Booked until June 2, not confirmed lately'],
] as const)('R729 an unconfirmed %s from %s reads “%s”', (status, from, text) => {
  expect(availabilityWords(t, { status, from }, { today: TODAY, confirmed: false })).toBe(text)
})
