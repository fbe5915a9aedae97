import { expect, test } from 'vitest'

import { retryDelayMs } from './retry-delay.ts'

const DAY = 86_400_000

test('R444 attempts go on for three days, with pauses that only grow', () => {
  const pauses: number[] = []
  for (let attempts = 1; ; attempts++) {
    const pause = retryDelayMs(attempts)
    if (pause === undefined) break
    pauses.push(pause)
  }
  expect(pauses).toEqual([...pauses].toSorted((a, b) => a - b))
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / DAY
  expect(days).toBeGreaterThanOrEqual(2.9)
  expect(days).toBeLessThanOrEqual(3.1)
})
