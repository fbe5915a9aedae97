import { expect, test } from 'vitest'

import { createPurgeQueue } from './purge-queue.ts'

/** A CDN that refuses the first requests. */
function openQueue({ refusals = 0, repeatMs = [] as number[] } = {}) {
  const sent: string[][] = []
  const said: string[] = []
  let left = refusals
  const queue = createPurgeQueue({
    async purge(tags) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (left-- > 0) throw new Error('away')
      sent.push([...tags].sort())
    },
    onChange: (error) => said.push(error instanceof Error ? error.message : 'back'),
    repeatMs,
  })
  return { queue, sent, said }
}

test('R398 tags that come while a request is under way are sent together, at most 30 at once', async () => {
  const { queue, sent } = openQueue()
  queue.purge(['first'])
  queue.purge(['second', 'third', 'second'])
  queue.purge(Array.from({ length: 60 }, (_, at) => `many${at}`))
  await expect.poll(queue.waiting).toBe(0)
  await expect.poll(() => sent.flat().length).toBe(63)
  expect(sent.map(({ length }) => length)).toEqual([1, 30, 30, 2])
})

test('R398 a purge that fails is repeated, nothing is lost, and it is said once', async () => {
  const { queue, sent, said } = openQueue({ refusals: 2 })
  queue.purge(['one'])
  queue.purge(['two'])
  await expect.poll(() => sent.flat().sort(), { timeout: 5000 }).toEqual(['one', 'two'])
  expect(said).toEqual(['away', 'back'])
})

test('R398 each purge is repeated later', async () => {
  const { queue, sent } = openQueue({ repeatMs: [50, 100] })
  queue.purge(['a tag, with signs'])
  await expect.poll(() => sent.length).toBe(3)
  expect(new Set(sent.flat())).toEqual(new Set(['a%20tag%2C%20with%20signs']))
  queue.close()
})

test('R398 with too many tags everything is purged', async () => {
  const { queue, sent } = openQueue()
  queue.purge(['first'])
  queue.purge(Array.from({ length: 5000 }, (_, at) => `tag${at}`))
  await expect.poll(queue.waiting).toBe(0)
  await expect.poll(() => sent).toEqual([['first'], ['guildhall']])
})
