import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { createElement } from 'react'
import { expect, test } from 'vitest'

import { createFragmentCache } from './fragment-cache.ts'

const fragment = (key: string, text: string) => ({ key, render: () => createElement('b', null, text), isItem: false })

test('a fragment is rendered once with the cache on, every time with it off', () => {
  const twice = ({ enabled }: { enabled: boolean }) => {
    const cache = createFragmentCache({ enabled })
    return ['first', 'second'].map((text) => cache.get(fragment('key', text)).toString())
  }
  expect(twice({ enabled: true })).toEqual(['<b>first</b>', '<b>first</b>'])
  expect(twice({ enabled: false })).toEqual(['<b>first</b>', '<b>second</b>'])
})

test('a cached fragment retains only its own bytes, not the slab around them', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const bufferBytes = () => {
    collect()
    return process.memoryUsage().arrayBuffers
  }
  const before = bufferBytes()
  const cache = createFragmentCache()
  for (let one = 0; one < 500; one++) {
    cache.get(fragment(`small ${one}`, `small ${one}`))
    // The largest buffer that still comes from the shared slab.
    Buffer.from('x'.repeat(30_000))
  }
  // Node frees buffer memory on another thread, some time after garbage collection.
  await expect.poll(() => bufferBytes() - before, { timeout: 20_000 }).toBeLessThan(2 ** 20)
})

test('the least recently used are evicted', () => {
  const long = 'x'.repeat(2 ** 20)
  const cache = createFragmentCache({ maxBytes: 6 * 2 ** 20 })
  const get = (key: string, text: string) => cache.get(fragment(key, text)).toString()
  get('shown again and again', 'first')
  for (let one = 0; one < 20; one++) {
    get(`long ${one}`, long)
    get('shown again and again', 'never')
  }
  expect(get('shown again and again', 'never')).toBe('<b>first</b>')
  expect(get('long 0', 'again')).toBe('<b>again</b>')
})

test('one that is larger than the whole cache evicts nothing', () => {
  const cache = createFragmentCache({ maxBytes: 1000 })
  const get = (key: string, text: string) => cache.get(fragment(key, text)).toString()
  get('small', 'first')
  expect(get('huge', 'x'.repeat(2000))).toHaveLength(2007)
  expect(get('small', 'never')).toBe('<b>first</b>')
})
