import { expect, test } from 'vitest'

import { eventTypesInFilter, findUnknownFilterEntry } from './event-filter.ts'
import { WEBHOOK_EVENTS } from './webhook-event.ts'

test('R606 a filter names types and groups, each once, in any order', () => {
  expect(eventTypesInFilter(' message.* , profile.delisted,profile.listed,profile.listed,')).toEqual([
    'profile.listed',
    'profile.delisted',
    'message.received',
    'message.answered',
  ])
  expect(eventTypesInFilter('profile.*,message.*,report.*,account.*')).toEqual(WEBHOOK_EVENTS)
})

test.each([
  'profile',
  'profile.',
  '*',
  'profile.**',
  'Profile.listed',
  'profile.lost',
  '.*',
  'listed',
  'message.listed',
])('R606 %s is unknown', (entry) => {
  expect(findUnknownFilterEntry(`profile.*, ${entry}`)).toBe(entry)
  expect(eventTypesInFilter(entry)).toEqual([])
})
