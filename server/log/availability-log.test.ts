import { expect, test } from 'vitest'

import { createAvailabilityLog } from './availability-log.ts'
import { createLog } from './log.ts'

function open() {
  const lines: string[] = []
  const clock = { time: 100_000 }
  const log = createLog('info', { write: (line) => lines.push((JSON.parse(line) as { msg: string }).msg) })
  return { lines, clock, bucket: createAvailabilityLog(log, { part: 'the bucket', now: () => clock.time }) }
}

test('R362 one line when a part goes, and one when it is back', () => {
  const { lines, clock, bucket } = open()
  bucket.answered()
  expect(lines).toEqual([])
  for (let turn = 0; turn < 1000; turn++) bucket.failed('no answer')
  expect([lines, bucket.isKnown()]).toEqual([['the bucket is away'], true])
  for (let turn = 0; turn < 1000; turn++) bucket.answered()
  expect([lines, bucket.isKnown()]).toEqual([['the bucket is away', 'the bucket is back'], true])
  clock.time += 10_000
  expect(bucket.isKnown()).toBe(false)
})

test('R362 a part that comes and goes is told of every ten seconds, and one that stays away then', () => {
  const { lines, clock, bucket } = open()
  for (let turn = 0; turn < 1000; turn++) {
    bucket.failed('no answer')
    bucket.answered()
  }
  expect(lines).toHaveLength(2)
  bucket.failed('no answer')
  clock.time += 10_000
  expect(lines).toHaveLength(2)
  bucket.failed('no answer')
  bucket.answered()
  expect(lines.slice(2)).toEqual(['the bucket is away', 'the bucket is back'])
})
