import { expect, test } from 'vitest'

import { alignWal, createWalHistory } from './wal-history.ts'

test('R389 how far a replica is behind is told by where the primary was', () => {
  let time = 0
  const history = createWalHistory(() => time)
  expect(history.secondsBehind(1000n)).toBeUndefined()
  for (; time <= 5000; time += 100) history.note({ flushed: BigInt(time) })
  time = 5000
  expect(history.secondsBehind(5000n)).toBe(0)
  expect(history.secondsBehind(4500n)).toBeCloseTo(0.4)
  expect(history.secondsBehind(3000n)).toBeCloseTo(1.9)
  // Nothing more is remembered than is needed to know that it is too far.
  expect(history.secondsBehind(0n)).toBeGreaterThanOrEqual(2)
})

test('R389 a primary that does not write leaves no replica behind, and one that does not answer gives no information', () => {
  let time = 0
  const history = createWalHistory(() => time)
  for (; time <= 60_000; time += 100) history.note({ flushed: 7n })
  expect(history.secondsBehind(7n)).toBe(0)
  expect(history.secondsBehind(6n)).toBeGreaterThan(2)
  time += 2000
  expect(history.secondsBehind(7n)).toBeUndefined()
})

test('R389 positions of another primary are forgotten', () => {
  const history = createWalHistory(() => 0)
  history.note({ flushed: 7n })
  history.clear()
  expect(history.secondsBehind(7n)).toBeUndefined()
})

test('R389 the end of a page of the log and the begin of the next are one place', () => {
  expect([8192, 8192 + 24, 8192 + 40, 8192 + 48, 100].map((one) => alignWal(String(one)))).toEqual([
    8192n,
    8192n,
    8192n,
    8240n,
    100n,
  ])
})
