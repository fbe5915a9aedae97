import { expect, test } from 'vitest'

import { fullDisk, watchDisk } from './watch-disk.ts'

test('R366 a full disk is named, and forgotten once there is room', async () => {
  let free = 5 * 2 ** 20
  const changes: (string | undefined)[] = []
  const disk = await watchDisk('/data', {
    onChange: (failure) => changes.push(failure),
    freeBytes: () => Promise.resolve(free),
    everyMs: 20,
  })
  try {
    expect(disk.failure()).toBe('the disk of /data is full: 5 MB are free')
    free = 2 ** 30
    await expect.poll(() => disk.failure()).toBeUndefined()
    expect(changes).toEqual(['the disk of /data is full: 5 MB are free', undefined])
  } finally {
    disk.close()
  }
})

test('R366 a path that cannot be measured is not called full', async () => {
  expect(await fullDisk('/no/such/path')).toBeUndefined()
})
