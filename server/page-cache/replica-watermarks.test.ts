import { expect, test } from 'vitest'

import { createReplicaWatermarks } from './replica-watermarks.ts'

test('R390 a replica shows everything up to the last change that it has replayed', () => {
  const heard = createReplicaWatermarks()
  expect(heard.clockAt(100n)).toBeUndefined()
  heard.note(1, 100n)
  heard.note(1, 150n)
  heard.note(4, 200n)
  expect([99n, 100n, 199n, 200n, 900n].map(heard.clockAt)).toEqual([undefined, 1, 1, 4, 4])
  heard.clear()
  expect(heard.clockAt(900n)).toBeUndefined()
})

test('R390 only the last changes are remembered: a replica behind them is not used', () => {
  const heard = createReplicaWatermarks()
  for (let clock = 1; clock <= 2000; clock += 1) heard.note(clock, BigInt(clock * 10))
  expect([heard.clockAt(20_000n), heard.clockAt(10_010n), heard.clockAt(9000n)]).toEqual([2000, 1001, undefined])
})
