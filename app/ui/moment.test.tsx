import { globSync, readFileSync } from 'node:fs'

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { TimeZoneContext } from '#app/shell/use-time-zone.ts'

import { Day, Moment } from './moment.tsx'

const AT = '2026-11-18T21:06:00.000Z'
const textIn = (zone: string | undefined, element: React.ReactElement) =>
  renderToString(zone === undefined ? element : <TimeZoneContext value={zone}>{element}</TimeZoneContext>)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u202f', ' ')

test('R669 a moment is in the account’s zone; in UTC it says so', () => {
  expect(textIn('Asia/Tokyo', <Moment at={AT} />)).toBe('Nov 19, 2026, 6:06 AM')
  expect(textIn('UTC', <Moment at={AT} />)).toBe('Nov 18, 2026, 9:06 PM UTC')
  expect(textIn(undefined, <Moment at={AT} />)).toBe('Nov 18, 2026, 9:06 PM UTC')
})

test('R669 a day is that of the account’s zone', () => {
  expect(textIn('Asia/Tokyo', <Day at={AT} />)).toBe('November 19, 2026')
  expect(textIn(undefined, <Day at={AT} />)).toBe('November 18, 2026')
})

/** Days by which figures are counted, days that are dates, public pages, and what the server does: all in UTC. */
const IN_UTC: Record<string, RegExp> = {
  shortDay: /^app\/(?:ui\/figures\/day-chart|routes\/dashboard\/(?:figures|funnel))\.tsx$/,
  monthAndYear: /^app\/routes\/(?:shortlist\/compare-table|profile\/profile-facts)\.tsx$/,
  dayInUtc:
    /^app\/(?:listing\/budget-range|routes\/(?:admin\/cards\/searched-card|shortlist\/compare-notes|hire\/project-costs))\.tsx$/,
  momentInUtc: /^app\/routes\/(?:admin|dev-mailbox)\//,
  DateTimeFormat: /^app\/(?:islands\/detect-zone\.ts|ui\/figures\/day-table\.tsx)$/,
  toLocaleDateString: /^$/,
  toLocaleTimeString: /^$/,
}

test('R669 no page shows a moment but in the zone of its reader, or for a reason in UTC', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && file !== 'app/ui/format.ts',
  )
  expect(files.length).toBeGreaterThan(300)
  for (const [name, allowed] of Object.entries(IN_UTC)) {
    const users = files.filter((file) => readFileSync(file, 'utf8').includes(`${name}(`))
    expect([name, users.filter((file) => !allowed.test(file))]).toEqual([name, []])
  }
})
