import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createPageStore } from './page-store.ts'

const page = (name: string, { tags = [] as string[], bytes = 10 } = {}) => ({ name, tags, bytes })

test('R152 a page is cached until one of its tags is purged', () => {
  const store = createPageStore<ReturnType<typeof page>>({ maxBytes: 1000 })
  store.put('/a', page('a', { tags: ['profile:a', 'experts'] }), store.clock())
  store.put('/b', page('b', { tags: ['profile:b'] }), store.clock())
  store.purge(['profile:c'])
  expect([store.get('/a')?.name, store.get('/b')?.name]).toEqual(['a', 'b'])
  store.purge(['experts'])
  expect([store.get('/a'), store.get('/b')?.name]).toEqual([undefined, 'b'])
  store.flush()
  expect([store.get('/b'), store.size()]).toEqual([undefined, { pages: 0, bytes: 0 }])
})

test('R153 a page whose rendering began before a purge or a flush is not cached after it', () => {
  const store = createPageStore<ReturnType<typeof page>>({ maxBytes: 1000 })
  const begun = store.clock()
  store.purge(['profile:a'])
  expect(store.put('/a', page('old', { tags: ['profile:a'] }), begun)).toBe(false)
  expect(store.put('/b', page('untouched', { tags: ['profile:b'] }), begun)).toBe(true)
  store.flush()
  expect(store.put('/b', page('before the flush'), begun)).toBe(false)
  expect(store.get('/b')).toBeUndefined()
  expect(store.put('/a', page('new', { tags: ['profile:a'] }), store.clock())).toBe(true)
})

test('R154 the memory is bounded, and pages requested once evict none requested twice', () => {
  const store = createPageStore<ReturnType<typeof page>>({ maxBytes: 1000 })
  for (let at = 0; at < 50; at++) {
    store.put(`/popular/${at}`, page('popular'), store.clock())
    store.get(`/popular/${at}`)
  }
  for (let at = 0; at < 10_000; at++) store.put(`/experts?q=${at}`, page('once'), store.clock())
  expect(store.size().bytes).toBeLessThanOrEqual(1000)
  const left = Array.from({ length: 50 }, (_, at) => store.get(`/popular/${at}`)).filter(Boolean)
  expect(left).toHaveLength(50)
  expect(store.get('/experts?q=9999')).toBeDefined()
  expect(store.get('/experts?q=1')).toBeUndefined()
})

test('R154 so many tags are remembered, then everything is forgotten', () => {
  const store = createPageStore<ReturnType<typeof page>>({ maxBytes: 1000 })
  store.put('/a', page('a', { tags: ['profile:a'] }), store.clock())
  for (let at = 0; at < 20_001; at++) store.purge([`profile:${at}`])
  expect(store.get('/a')).toBeUndefined()
})

type Model = Map<string, { name: string; tags: string[] }>

test('R152 R154 whatever happens, no purged page comes back and the bytes add up', () => {
  const keys = ['/a', '/b', '/c', '/d', '/e']
  const tags = ['x', 'y', 'z']
  const act = fc.oneof(
    fc.record({ act: fc.constant('get' as const), key: fc.constantFrom(...keys) }),
    fc.record({
      act: fc.constant('put' as const),
      key: fc.constantFrom(...keys),
      tags: fc.subarray(tags),
      bytes: fc.integer({ min: 1, max: 14 }),
      late: fc.boolean(),
    }),
    fc.record({ act: fc.constant('purge' as const), tag: fc.constantFrom(...tags) }),
    fc.record({
      act: fc.constant('grow' as const),
      key: fc.constantFrom(...keys),
      bytes: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({ act: fc.constant('flush' as const) }),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const store = createPageStore<ReturnType<typeof page>>({ maxBytes: 100 })
      const model: Model = new Map()
      let before = store.clock()
      let wrong = false
      for (const [number, one] of acts.entries()) {
        if (one.act === 'get') {
          const found = store.get(one.key)
          wrong ||= found !== undefined && found.name !== model.get(one.key)?.name
        } else if (one.act === 'put') {
          const startedAt = one.late ? before : store.clock()
          const name = String(number)
          if (store.put(one.key, page(name, { tags: one.tags, bytes: one.bytes }), startedAt)) {
            model.set(one.key, { name, tags: one.tags })
          }
        } else if (one.act === 'grow') {
          const found = store.get(one.key)
          if (found) store.grow(one.key, found, one.bytes)
        } else if (one.act === 'purge') {
          before = store.clock()
          store.purge([one.tag])
          for (const [key, cached] of model) if (cached.tags.includes(one.tag)) model.delete(key)
        } else {
          before = store.clock()
          store.flush()
          model.clear()
        }
        wrong ||= store.size().bytes > 100
      }
      expect(wrong).toBe(false)
      const left = keys.flatMap((key) => store.get(key) ?? [])
      expect(store.size()).toEqual({ pages: left.length, bytes: left.reduce((sum, one) => sum + one.bytes, 0) })
    }),
  )
})
