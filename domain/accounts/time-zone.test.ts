import { expect, test } from 'vitest'

import { canonicalTimeZone, listTimeZones } from './time-zone.ts'

test('R669 every zone of the list is one, and so are names that browsers have besides', () => {
  expect(listTimeZones().filter((name) => canonicalTimeZone(name) !== name)).toEqual([])
  expect(listTimeZones()).toContain('UTC')
  for (const name of ['Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5']) {
    expect(canonicalTimeZone(name)).toBeDefined()
  }
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
])('R669 %j is no zone', (name) => expect(canonicalTimeZone(name)).toBeUndefined())

test('R669 a zone is stored in one spelling, however it is capitalised', () => {
  const spellings = ['europe/paris', 'EUROPE/PARIS', 'eUrOpE/pArIs'].map(canonicalTimeZone)
  expect(new Set(spellings)).toEqual(new Set(['Europe/Paris']))
  expect(canonicalTimeZone('utc')).toBe('UTC')
})
