import { expect, test } from 'vitest'

import { createMemoryCounter } from './memory-counter.ts'

test('R228 so many in a window, each key for itself, and again in the next', () => {
  let time = 1_000_000
  const counter = createMemoryCounter({ points: 3, seconds: 60, now: () => time })
  const hits = () => [1, 2, 3, 4].map(() => counter.hit('a').wait)
  expect(hits()).toEqual([undefined, undefined, undefined, 60])
  expect(counter.hit('b')).toEqual({ left: 2, resetSeconds: 60, wait: undefined })
  time += 59_500
  expect([counter.hit('a').wait, counter.check('a'), counter.check('b')]).toEqual([1, 1, undefined])
  time += 500
  expect(hits()).toEqual([undefined, undefined, undefined, 60])
})

test('R228 what is given back counts for nothing, and never for less', () => {
  const counter = createMemoryCounter({ points: 1, seconds: 60 })
  counter.refund('a')
  expect([counter.hit('a').wait, counter.hit('a').wait]).toEqual([undefined, 60])
  counter.forgive('a')
  expect(counter.hit('a').wait).toBeUndefined()
})

test('R228 memory is bounded, however many networks come', () => {
  const counter = createMemoryCounter({ points: 1, seconds: 60, most: 100 })
  for (let network = 0; network < 10_000; network++) expect(counter.hit(`network ${network}`).wait).toBeUndefined()
})
