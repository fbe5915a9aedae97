import { expect, test } from 'vitest'

import { Overloaded } from '#domain/unavailable.ts'

import { createBoundedQueue } from './bounded-queue.ts'

test('R192 so many run at once, the others follow in order, and one that fails hands its place on', async () => {
  const enqueue = createBoundedQueue({ atOnce: 2, waiting: 2 }, { name: 'test' })
  const begun: number[] = []
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const tasks = ends.map(({ promise }, n) =>
    enqueue(() => {
      begun.push(n)
      return promise
    }),
  )
  const settled = Promise.allSettled(tasks)
  expect(begun).toEqual([0, 1])
  ends[1]?.reject(new Error('broken'))
  await expect(tasks[1]).rejects.toThrow('broken')
  await expect.poll(() => begun).toEqual([0, 1, 2])
  for (const { resolve } of ends) resolve()
  await settled
  expect(begun).toEqual([0, 1, 2, 3])
})

test('R192 what is beyond the queue is refused at once, and there is room again afterwards', async () => {
  const enqueue = createBoundedQueue({ atOnce: 1, waiting: 1 }, { name: 'test' })
  const end = Promise.withResolvers<string>()
  const tasks = [enqueue(() => end.promise), enqueue(async () => 'second')]
  let began = false
  await expect(enqueue(async () => (began = true))).rejects.toThrow(Overloaded)
  expect(began).toBe(false)
  end.resolve('first')
  expect(await Promise.all(tasks)).toEqual(['first', 'second'])
  expect(await enqueue(async () => 'third')).toBe('third')
})
