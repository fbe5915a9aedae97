import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openBackupBucket } from '#adapters/backup/backup-bucket.ts'
import { openBackupSnapshot } from '#db/backup/backup-snapshot.ts'
import { openFakeBucket } from '#test/fake-bucket.ts'
import { RELEASE } from '#test/sites/backup-site.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { backUpNightly } from './back-up-nightly.ts'
import { checkBackup } from './check-backup.ts'

const directory = join(mkdtempSync(join(tmpdir(), 'guildhall-nightly-')), 'backups')
let day = 1
let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ backups: { directory, keep: 2 }, now: () => new Date(Date.UTC(2026, 10, day, 2, 23)) })
})
afterAll(async () => {
  await site.close()
  rmSync(join(directory, '..'), { recursive: true, force: true })
})

const nameOf = (day: number) => `guildhall-2026-11-${String(day).padStart(2, '0')}T02-23-00Z.backup`

test('R376 the newest backups stay, older ones go, and nothing else is touched', async () => {
  for (; day <= 4; day++) await backUpNightly(site.deps)
  writeFileSync(join(directory, 'by-hand.backup'), 'x')
  const abandoned = 'guildhall-2026-11-02T02-23-00Z.backup.77.part'
  writeFileSync(join(directory, abandoned), 'x')
  utimesSync(join(directory, abandoned), new Date('2026-11-02T02:30:00Z'), new Date('2026-11-02T02:30:00Z'))
  await backUpNightly(site.deps)
  expect(readdirSync(directory).sort()).toEqual(['by-hand.backup', nameOf(4), nameOf(5)])
  for (const name of [nameOf(4), nameOf(5)]) {
    await expect(checkBackup(join(directory, name), RELEASE)).resolves.toBeDefined()
  }
})

test('R376 a backup that fails is reported, and no older one goes for it', async () => {
  const before = readdirSync(directory)
  const reported: string[] = []
  const { backups } = site.deps
  if (!backups) throw new Error('no backups')
  const broken = { ...backups, source: { ...backups.source, databaseUrl: 'postgres://localhost:1/none' } }
  const deps = { ...site.deps, backups: broken, reportError: (_: unknown, what: string) => reported.push(what) }
  await expect(backUpNightly(deps)).rejects.toThrow('ECONNREFUSED')
  expect(reported).toEqual(['the nightly backup failed; the queue tries again'])
  expect(readdirSync(directory)).toEqual(before)
})

test('R376 while one is being made, a second run does nothing', async () => {
  const before = readdirSync(directory)
  const running = await openBackupSnapshot(site.databaseUrl)
  day++
  await backUpNightly(site.deps)
  await running.close()
  expect(readdirSync(directory)).toEqual(before)
})

test('R376 without a directory there are none', async () => {
  await expect(backUpNightly({ ...site.deps, backups: undefined })).resolves.toBeUndefined()
})

const KEY = randomBytes(32)
type Fake = Awaited<ReturnType<typeof openFakeBucket>>

async function withBucket(work: (fake: Fake, bucket: ReturnType<typeof openBackupBucket>) => Promise<void>) {
  const fake = await openFakeBucket('offsite')
  try {
    await work(fake, openBackupBucket({ ...fake.settings, prefix: 'guildhall/', key: KEY }))
  } finally {
    await fake.close()
  }
}
/** The backups of the site, without its directory unless it is given. */
const backupsTo = (bucket: ReturnType<typeof openBackupBucket>, own?: string) => {
  if (!site.deps.backups) throw new Error('no backups')
  return { ...site.deps.backups, directory: own, bucket }
}
const dataDirOf = () => site.deps.backups?.source.dataDir ?? ''

test('R655 to a bucket alone: encrypted, the newest stay, nothing else is touched, nothing is left on disk', async () => {
  await withBucket(async (fake, bucket) => {
    const foreign = [
      'guildhall/by-hand.backup.enc',
      'other/guildhall-2026-11-01T02-23-00Z.backup.enc',
      'guildhall/x/y.enc',
    ]
    for (const key of foreign) fake.objects.set(key, Buffer.from('x'))
    const backups = backupsTo(bucket)
    const began = day
    for (; day < began + 3; day++) await backUpNightly({ ...site.deps, backups })
    const kept = [day - 2, day - 1].map((one) => `guildhall/${nameOf(one)}.enc`)
    expect([...fake.objects.keys()].sort()).toEqual([...foreign, ...kept].sort())
    const stored = fake.objects.get(kept[1] ?? '') ?? Buffer.alloc(0)
    expect(stored.subarray(0, 13).toString()).toBe('GUILDHALL-ENC')
    // Neither as it is, nor compressed.
    expect(stored.includes(Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x04]))).toBe(false)
    const file = join(directory, '..', 'read-back')
    writeFileSync(file, Buffer.concat(await Array.fromAsync(bucket.read(`${nameOf(day - 1)}.enc`))))
    await expect(checkBackup(file, RELEASE)).resolves.toBeDefined()
    expect(readdirSync(join(dataDirOf(), 'backups-on-their-way'))).toEqual([])
    expect(fake.uploads.size).toBe(0)
  })
})

test('R655 a bucket that fails is reported, keeps what it has, and gets the same backup when the job is repeated', async () => {
  await withBucket(async (fake, bucket) => {
    const own = join(directory, '..', 'and-a-bucket')
    const reported: string[] = []
    const deps = {
      ...site.deps,
      backups: backupsTo(bucket, own),
      reportError: (_: unknown, what: string) => reported.push(what),
    }
    await backUpNightly(deps)
    day++
    const before = [...fake.objects.keys()]
    fake.hooks.before = (method, url) => {
      if (url.searchParams.has('partNumber')) throw new Error(`no ${method} today`)
    }
    await expect(backUpNightly(deps)).rejects.toThrow(/no PUT today|away/)
    expect(reported).toEqual(['the nightly backup failed; the queue tries again'])
    expect([...fake.objects.keys()]).toEqual(before)
    expect(fake.uploads.size).toBe(0)
    delete fake.hooks.before
    const local = readdirSync(own)
    expect(local).toContain(nameOf(day))
    await backUpNightly(deps)
    expect(readdirSync(own)).toEqual(local)
    expect([...fake.objects.keys()].sort()).toEqual([...before, `guildhall/${nameOf(day)}.enc`].sort())
    day++
  })
})

test('R655 a bucket alone that fails leaves nothing on disk', async () => {
  await withBucket(async (fake, bucket) => {
    fake.hooks.before = () => {
      throw new Error('away')
    }
    await expect(backUpNightly({ ...site.deps, backups: backupsTo(bucket), reportError: () => {} })).rejects.toThrow(
      /no PUT today|away/,
    )
    const folder = join(dataDirOf(), 'backups-on-their-way')
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  })
})
