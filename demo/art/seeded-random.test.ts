import { expect, test } from 'vitest'

import { seededRandom } from './seeded-random.ts'

const draw = (seed: string) => Array.from({ length: 20 }, seededRandom(seed).next)

test('the same seed gives the same numbers, another seed others', () => {
  expect(draw('ada')).toEqual(draw('ada'))
  expect(draw('ada')).not.toEqual(draw('adb'))
})

test('numbers are spread evenly, also across neighbouring seeds', () => {
  const buckets = Array.from({ length: 10 }, () => 0)
  for (let i = 0; i < 10_000; i++) {
    const bucket = seededRandom(`expert-${i}`).int(10)
    buckets[bucket] = (buckets[bucket] ?? 0) + 1
  }
  for (const count of buckets) expect(Math.abs(count - 1000)).toBeLessThan(130)
})

test('a shuffle keeps every entry once', () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8]
  const shuffled = seededRandom('deck').shuffle(list)
  expect(shuffled).not.toEqual(list)
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(list)
})

test('a weight of nothing is never picked', () => {
  const random = seededRandom('weights')
  const picks = Array.from({ length: 200 }, () =>
    random.pickWeighted([
      ['a', 1],
      ['b', 0],
      ['c', 3],
    ] as const),
  )
  expect(new Set(picks)).toEqual(new Set(['a', 'c']))
})

test('a fork does not depend on how much was drawn before', () => {
  const fresh = seededRandom('tree')
  const used = seededRandom('tree')
  used.next()
  expect(used.fork('leaf').next()).toBe(fresh.fork('leaf').next())
})
