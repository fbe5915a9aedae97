import { expect, test } from 'vitest'

import { watchDisk } from './watch-disk.ts'

test('R366 a full disk is named, and forgotten once there is room', async () => {
  let free = 5 * 2 ** 20
  const changes: (string | undefined)[] = []
  const disk = await watchDisk('/data', {
    onChange: (failure) => changes.push(failure),
    freeBytes: () => Promise.resolve(free),
    everyMs: 20,
  })
  try {
    expect(disk.freeBytes()).toBe(5 * 2 ** 20)
    free = 2 ** 30
    await expect.poll(() => disk.freeBytes()).toBe(2 ** 30)
    expect(changes).toEqual(['the disk of /data is full: 5 MB are free', undefined])
  } finally {
    disk.close()
  }
})

test('R366 a path that cannot be measured is not called full', async () => {
  const changes: unknown[] = []
  const disk = await watchDisk('/no/such/path', { onChange: (failure) => changes.push(failure) })
  disk.close()
  expect([disk.freeBytes(), changes]).toEqual([undefined, []])
})
