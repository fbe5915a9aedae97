import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createDrawingCache } from './drawing-cache.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'guildhall-drawings-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const onError = (error: unknown) => {
  throw error
}
const open = (options = {}) => createDrawingCache(directory, { onError, countEveryBytes: 0, ...options })
const drawer = (size = 10) => vi.fn<() => Promise<Buffer>>(async () => Buffer.alloc(size, 1))

/** Work that ends when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const draw = vi.fn<() => Promise<Buffer>>(() => promise)
  return { draw, finish: () => resolve(Buffer.from('drawn')) }
}

test('what was drawn is not drawn again, nor after a restart', async () => {
  const draw = drawer()
  const asked = { name: '/social/home', version: 'a1' }
  const drawings = open()
  expect(await drawings.get(asked, draw)).toEqual(Buffer.alloc(10, 1))
  expect(await drawings.get(asked, draw)).toEqual(Buffer.alloc(10, 1))
  expect(await open().get(asked, draw)).toEqual(Buffer.alloc(10, 1))
  expect(draw).toHaveBeenCalledTimes(1)
})

test('a new version takes the place of the old one', async () => {
  const drawings = open()
  await drawings.get({ name: 'one', version: 'a1' }, drawer())
  await drawings.get({ name: 'two', version: 'a1' }, drawer())
  await drawings.get({ name: 'one', version: 'b2' }, drawer())
  expect(readdirSync(directory).filter((file) => file.endsWith('-b2.image'))).toHaveLength(1)
  expect(readdirSync(directory)).toHaveLength(2)
})

test('however many ask at once, one drawing is made', async () => {
  const { draw, finish } = held()
  const drawings = open()
  const asked = Array.from({ length: 20 }, () => drawings.get({ name: 'one', version: 'a1' }, draw))
  await vi.waitFor(() => expect(draw).toHaveBeenCalled())
  finish()
  expect(new Set((await Promise.all(asked)).map(String))).toEqual(new Set(['drawn']))
  expect(draw).toHaveBeenCalledTimes(1)
})

test('two are drawn at a time, the others wait, and more than that are refused', async () => {
  const work = Array.from({ length: 6 }, held)
  const drawings = open({ atOnce: 2, waiting: 2 })
  await drawings.get({ name: 'opens the folder', version: 'a1' }, drawer())
  const asked = work.map(({ draw }, index) => drawings.get({ name: `${index}`, version: 'a1' }, draw))
  // They queue as soon as their files were not found, in whatever order.
  const begun = () => work.filter(({ draw }) => draw.mock.calls.length > 0)
  await vi.waitFor(() => expect(begun()).toHaveLength(2))
  expect((await Promise.race(asked)) === undefined).toBe(true)
  begun()[0]?.finish()
  await vi.waitFor(() => expect(begun()).toHaveLength(3))
  for (const { finish } of work) finish()
  const drawn = (await Promise.all(asked)).map((drawing) => drawing?.toString())
  expect(drawn.filter((text) => text === 'drawn')).toHaveLength(4)
  expect(drawn.filter((text) => text === undefined)).toHaveLength(2)
})

test('a drawing that fails is not kept, and frees its place', async () => {
  const drawings = open({ atOnce: 1, waiting: 0 })
  const asked = { name: 'one', version: 'a1' }
  await expect(drawings.get(asked, () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
  expect(await drawings.get(asked, drawer())).toEqual(Buffer.alloc(10, 1))
})

test('the least used go when there is no room', async () => {
  const drawings = open({ maxBytes: 30 })
  for (const name of ['a', 'b', 'c']) await drawings.get({ name, version: 'a1' }, drawer())
  await drawings.get({ name: 'a', version: 'a1' }, drawer())
  await drawings.get({ name: 'd', version: 'a1' }, drawer())
  expect(readdirSync(directory)).toHaveLength(3)
  const again = drawer()
  for (const name of ['a', 'c', 'd']) await drawings.get({ name, version: 'a1' }, again)
  expect(again).not.toHaveBeenCalled()
  await drawings.get({ name: 'b', version: 'a1' }, again)
  expect(again).toHaveBeenCalledTimes(1)
  await open({ maxBytes: 10 }).get({ name: 'e', version: 'a1' }, drawer())
  expect(readdirSync(directory)).toHaveLength(1)
})

test('a file that somebody deleted is drawn again, and old drafts are swept away', async () => {
  const drawings = open()
  const asked = { name: 'one', version: 'a1' }
  await drawings.get(asked, drawer())
  for (const file of readdirSync(directory)) rmSync(join(directory, file))
  const again = drawer()
  await drawings.get(asked, again)
  expect(again).toHaveBeenCalledTimes(1)
  for (const name of ['old.draft', 'young.draft']) writeFileSync(join(directory, name), 'half')
  utimesSync(join(directory, 'old.draft'), 1, 1)
  await open().get(asked, again)
  expect(readdirSync(directory).filter((file) => file.endsWith('.draft'))).toEqual(['young.draft'])
})

test('what cannot be kept is handed out all the same', async () => {
  const failed = vi.fn<(error: unknown, what: string) => void>()
  const drawings = open({ onError: failed })
  await drawings.get({ name: 'opens the folder', version: 'a1' }, drawer())
  rmSync(directory, { recursive: true })
  expect(await drawings.get({ name: 'one', version: 'a1' }, drawer())).toEqual(Buffer.alloc(10, 1))
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'a drawing could not be kept')
})

test('R530 processes that share a folder use each other’s images, and have one limit', async () => {
  const processes = [open({ maxBytes: 100 }), open({ maxBytes: 100 }), open({ maxBytes: 100 })]
  const draw = drawer()
  for (const drawings of processes) await drawings.get({ name: 'shared', version: 'a1' }, draw)
  expect(draw).toHaveBeenCalledTimes(1)
  for (let index = 0; index < 30; index++) {
    await processes[index % 3]?.get({ name: `image ${index}`, version: 'a1' }, drawer())
  }
  expect(readdirSync(directory)).toHaveLength(10)
})

test('R530 the folder is measured after so much was written, not at every image', async () => {
  const drawings = open({ maxBytes: 50, countEveryBytes: 45 })
  const count = []
  for (let index = 0; index < 10; index++) {
    await drawings.get({ name: `image ${index}`, version: 'a1' }, drawer())
    count.push(readdirSync(directory).length)
  }
  expect(count).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 5])
})
