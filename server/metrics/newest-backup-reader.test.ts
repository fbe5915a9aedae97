import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import type { BackupBucket } from '#adapters/backup/backup-bucket.ts'

import { createNewestBackupReader } from './newest-backup-reader.ts'

const bucketWith = (list: BackupBucket['list']) => ({ list }) as BackupBucket
const secondsOf = (text: string) => new Date(text).getTime() / 1000

test('R655 the metric is that of the place whose newest backup is older', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'guildhall-watch-'))
  try {
    writeFileSync(join(directory, 'guildhall-2026-11-18T02-23-00Z.backup'), '')
    expect(await createNewestBackupReader({ directory, bucket: undefined })()).toBe(secondsOf('2026-11-18T02:23:00Z'))
    let lists = 0
    const stored = ['guildhall-2026-11-16T02-23-00Z.backup.enc', 'guildhall-2026-11-17T02-23-00Z.backup.enc', 'x.enc']
    const bucket = bucketWith(async () => {
      lists++
      return stored.map((name) => ({ name, bytes: 1 }))
    })
    const both = createNewestBackupReader({ directory, bucket })
    // Metrics do not wait for the bucket.
    expect(await both()).toBeUndefined()
    expect(await both()).toBe(secondsOf('2026-11-17T02:23:00Z'))
    expect(lists).toBe(1)
    const away = createNewestBackupReader({ directory, bucket: bucketWith(() => Promise.reject(new Error('away'))) })
    await away()
    await expect.poll(away).toBe(0)
  } finally {
    rmSync(directory, { recursive: true })
  }
})
