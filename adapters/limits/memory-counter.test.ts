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

test('R228 beyond the most keys those that were not used for longest are forgotten, and no others', () => {
  const counter = createMemoryCounter({ points: 1, seconds: 60, most: 4 })
  for (const key of ['a', 'b', 'c', 'a', 'd']) counter.hit(key)
  expect(['a', 'b', 'c', 'd'].map((key) => counter.check(key))).toEqual([60, undefined, 60, 60])
})

test('R228 a network that is over its limit stays refused while any number of others come', () => {
  const counter = createMemoryCounter({ points: 1, seconds: 60, most: 100 })
  counter.hit('offender')
  const refused: (number | undefined)[] = []
  for (let network = 0; network < 10_000; network++) {
    counter.hit(`network ${network}`)
    if (network % 25 === 0) refused.push(counter.hit('offender').wait)
  }
  expect(refused.every((wait) => wait !== undefined)).toBe(true)
})
