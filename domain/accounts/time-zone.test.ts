import { expect, test } from 'vitest'

import { isTimeZone, listTimeZones } from './time-zone.ts'

test('R669 every zone of the list is one, and so are names that browsers have besides', () => {
  expect(listTimeZones().filter((name) => !isTimeZone(name))).toEqual([])
  expect(listTimeZones()).toContain('UTC')
  expect(['Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'].filter((name) => !isTimeZone(name))).toEqual(
    [],
  )
})

test.each([
  '',
  '+01:00',
  'Mars/Olympus',
  'Europe/Paris ',
  '../etc/passwd',
  'Europe/Paris\0',
  'A'.repeat(65),
  '__proto__',
])('R669 %j is no zone', (name) => expect(isTimeZone(name)).toBe(false))
