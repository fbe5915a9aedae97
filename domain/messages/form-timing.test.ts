import { expect, test } from 'vitest'

import { checkFormTiming } from './form-timing.ts'

const SHOWN = new Date('2026-06-01T12:00:00Z')
const after = (seconds: number) => checkFormTiming(SHOWN, new Date(SHOWN.getTime() + seconds * 1000))

test('R92 sooner than 3 seconds is too fast, later than 24 hours stale, between is right', () => {
  expect([after(-60), after(0), after(2.9)]).toEqual(['too-fast', 'too-fast', 'too-fast'])
  expect([after(3), after(86_400)]).toEqual(['ok', 'ok'])
  expect(after(86_401)).toBe('stale')
})
