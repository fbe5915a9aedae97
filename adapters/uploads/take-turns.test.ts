import { expect, test } from 'vitest'

import { takeTurns } from './take-turns.ts'

test('so many run at once, the others follow in order, and one that fails gives its turn on', async () => {
  const inTurn = takeTurns(2)
  const begun: number[] = []
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const works = ends.map(({ promise }, n) =>
    inTurn(() => {
      begun.push(n)
      return promise
    }),
  )
  const settled = Promise.allSettled(works)
  expect(begun).toEqual([0, 1])
  ends[1]?.reject(new Error('broken'))
  await expect(works[1]).rejects.toThrow('broken')
  await expect.poll(() => begun).toEqual([0, 1, 2])
  for (const { resolve } of ends) resolve()
  await settled
  expect(begun).toEqual([0, 1, 2, 3])
})
