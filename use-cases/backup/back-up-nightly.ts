import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { BackupBucket } from '#adapters/backup/backup-bucket.ts'
import { PARTIAL_BACKUP_SUFFIX } from '#adapters/backup/backup-writer.ts'
import { fallbackIfFileMissing } from '#adapters/backup/fallback-if-file-missing.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'
import {
  ENCRYPTED_SUFFIX,
  encryptedNightlyNames,
  expiredBackups,
  isNightlyBackupName,
  nightlyBackupName,
} from '#domain/backup/nightly-backups.ts'
import { DAY_MS, HOUR_MS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

import { makeBackup } from './make-backup.ts'

type NightlyDeps = Pick<Deps, 'backups' | 'now' | 'reportError'>
type Backups = NonNullable<Deps['backups']>

/** Of one night: a repeated job sends what was made before the bucket failed. */
const SAME_NIGHT_MS = 12 * HOUR_MS

/** A process that was killed leaves its unfinished file; one that is still being written was changed today. */
async function removeAbandoned(directory: string, now: Date, isOurs: (name: string) => boolean): Promise<void> {
  for (const path of (await readdir(directory)).filter(isOurs).map((name) => join(directory, name))) {
    const found = await stat(path).catch(fallbackIfFileMissing(undefined))
    if (found && now.getTime() - found.mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}

const isUnfinished = (name: string) => name.startsWith('guildhall-') && name.endsWith(PARTIAL_BACKUP_SUFFIX)

/** The name of a backup of this night that the bucket lacks; undefined where one has to be made. */
async function findUnsent(directory: string, bucket: BackupBucket, now: Date): Promise<string | undefined> {
  const since = nightlyBackupName(new Date(now.getTime() - SAME_NIGHT_MS))
  const recent = (await readdir(directory)).filter((name) => isNightlyBackupName(name) && name > since).sort()
  const newest = recent.at(-1)
  if (newest === undefined) return undefined
  const sent = encryptedNightlyNames((await bucket.list()).map(({ name }) => name))
  return sent.includes(newest) ? undefined : newest
}

async function send(bucket: BackupBucket, { file, name, keep }: { file: string; name: string; keep: number }) {
  await bucket.put(name + ENCRYPTED_SUFFIX, createReadStream(file), (await stat(file)).size)
  const names = encryptedNightlyNames((await bucket.list()).map((stored) => stored.name))
  for (const expired of expiredBackups(names, keep)) await bucket.remove(expired + ENCRYPTED_SUFFIX)
}

async function makeAndSend({ directory, bucket, keep, source, onMade }: Backups, now: () => Date): Promise<void> {
  const startedAt = now()
  // Without a directory of its own, a backup is on disk for as long as it takes to send it.
  const folder = directory ?? join(source.dataDir, 'backups-on-their-way')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unsent = directory && bucket ? await findUnsent(directory, bucket, startedAt) : undefined
  const name = unsent ?? nightlyBackupName(startedAt)
  const file = join(folder, name)
  try {
    if (unsent === undefined) await makeBackup(source, file, { now: startedAt, report: () => {} })
    if (directory) {
      await removeAbandoned(directory, startedAt, isUnfinished)
      for (const old of expiredBackups(await readdir(directory), keep)) await rm(join(directory, old), { force: true })
    } else await removeAbandoned(folder, startedAt, (one) => isUnfinished(one) || isNightlyBackupName(one))
    if (bucket) await send(bucket, { file, name, keep })
    onMade({ file: directory ? file : name + ENCRYPTED_SUFFIX, ms: now().getTime() - startedAt.getTime() })
  } finally {
    if (!directory) await rm(file, { force: true })
  }
}

/** R376, R655: a new backup first; only when it is whole, those that are too old are removed. */
export async function backUpNightly({ backups, now, reportError }: NightlyDeps): Promise<void> {
  if (!backups) return
  try {
    await makeAndSend(backups, now)
  } catch (error) {
    // The queue repeats a job that takes very long: the first run goes on.
    if (error instanceof BackupRefusal && error.code === 'busy') return
    reportError(error, 'the nightly backup failed; the queue tries again')
    throw error
  }
}
