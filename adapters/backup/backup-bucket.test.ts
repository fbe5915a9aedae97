import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openFakeBucket } from '#test/fake-bucket.ts'

import { openBackupBucket } from './backup-bucket.ts'

const KEY = randomBytes(32)
let fake: Awaited<ReturnType<typeof openFakeBucket>>
beforeAll(async () => {
  fake = await openFakeBucket('offsite')
})
afterAll(() => fake.close())

const open = (key = KEY) => openBackupBucket({ ...fake.settings, prefix: 'a/b/', key })
async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}
const read = async (name: string, key = KEY) => Buffer.concat(await Array.fromAsync(open(key).read(name)))

test('R655 a backup of several parts comes back as it was', async () => {
  const bytes = randomBytes(40 * 2 ** 20 + 17)
  await open().put('large.backup.enc', inPieces(bytes), bytes.length)
  expect((await read('large.backup.enc')).equals(bytes)).toBe(true)
  expect(fake.uploads.size).toBe(0)
})

test('R655 an empty one does, too', async () => {
  await open().put('empty.backup.enc', inPieces(Buffer.alloc(0)), 0)
  expect(await read('empty.backup.enc')).toEqual(Buffer.alloc(0))
})

test('R655 the list has every page of its own folder', async () => {
  fake.objects.clear()
  for (const key of ['a/b/1', 'a/b/2', 'a/b/3', 'a/b/4', 'a/b/5', 'a/c', 'z']) fake.objects.set(key, Buffer.alloc(3))
  expect(await open().list()).toEqual(['1', '2', '3', '4', '5'].map((name) => ({ name, bytes: 3 })))
  await open().remove('3')
  expect((await open().list()).map(({ name }) => name)).toEqual(['1', '2', '4', '5'])
})

test('R656 a source that fails leaves nothing, and what is not there or has another key is one sentence', async () => {
  async function* failing() {
    yield randomBytes(20 * 2 ** 20)
    throw new Error('the disk is gone')
  }
  await expect(open().put('broken.enc', failing(), 1)).rejects.toThrow('the disk is gone')
  expect([fake.objects.has('a/b/broken.enc'), fake.uploads.size]).toEqual([false, 0])
  await expect(read('none.enc')).rejects.toThrow('The bucket has no a/b/none.enc.')
  await open().put('other.enc', inPieces(Buffer.from('x')), 1)
  await expect(read('other.enc', randomBytes(32))).rejects.toThrow('was encrypted with another key')
})
