import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { shareString } from './share-string.ts'

test('a thousand pages with the same words keep them once', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = held()
  // Each time put together anew, as an answer's headers are.
  const pages = Array.from({ length: 1000 }, () => shareString(Buffer.alloc(20_000, 'default-src ').toString()))
  expect(held() - before).toBeLessThan(2 ** 20)
  expect(new Set(pages).size).toBe(1)
})

test('what comes back is what was given, also after more than are remembered', () => {
  const texts = Array.from({ length: 60_000 }, (_, at) => `cards:/hire/${at}`)
  for (let turn = 0; turn < 2; turn++) expect(texts.map(shareString)).toEqual(texts)
})
