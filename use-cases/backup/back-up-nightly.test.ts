import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openSnapshot } from '#db/backup/snapshot.ts'
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

const nameOf = (day: number) => `guildhall-2026-11-0${day}T02-23-00Z.backup`

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
  const running = await openSnapshot(site.databaseUrl)
  day++
  await backUpNightly(site.deps)
  await running.close()
  expect(readdirSync(directory)).toEqual(before)
})

test('R376 without a directory there are none', async () => {
  await expect(backUpNightly({ ...site.deps, backups: undefined })).resolves.toBeUndefined()
})
