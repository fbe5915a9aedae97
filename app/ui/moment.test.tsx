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
