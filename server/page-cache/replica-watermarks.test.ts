import { expect, test } from 'vitest'

import { createReplicaWatermarks } from './replica-watermarks.ts'

test('R390 a replica shows everything up to the last change that it has replayed', () => {
  const watermarks = createReplicaWatermarks()
  expect(watermarks.clockAt(100n)).toBeUndefined()
  watermarks.note(1, 100n)
  watermarks.note(1, 150n)
  watermarks.note(4, 200n)
  expect([99n, 100n, 199n, 200n, 900n].map(watermarks.clockAt)).toEqual([undefined, 1, 1, 4, 4])
  watermarks.clear()
  expect(watermarks.clockAt(900n)).toBeUndefined()
})

test('R390 only the last changes are remembered: a replica behind them is not used', () => {
  const watermarks = createReplicaWatermarks()
  for (let clock = 1; clock <= 2000; clock += 1) watermarks.note(clock, BigInt(clock * 10))
  expect([watermarks.clockAt(20_000n), watermarks.clockAt(10_010n), watermarks.clockAt(9000n)]).toEqual([
    2000,
    1001,
    undefined,
  ])
})
