import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { PART } from '#adapters/backup/backup-writer.ts'
import { ifAbsent } from '#adapters/backup/if-absent.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'
import { expiredBackups, nightlyName } from '#domain/backup/nightly-backups.ts'
import { DAY_MS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

import { makeBackup } from './make-backup.ts'

type NightlyDeps = Pick<Deps, 'backups' | 'now' | 'reportError'>

/** A process that was killed leaves its unfinished file; one that is still being written was changed today. */
async function removeAbandoned(directory: string, now: Date): Promise<void> {
  const names = (await readdir(directory)).filter((name) => name.startsWith('guildhall-') && name.endsWith(PART))
  for (const path of names.map((name) => join(directory, name))) {
    const found = await stat(path).catch(ifAbsent(undefined))
    if (found && now.getTime() - found.mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}

/** R376: a new backup first; only when it is whole, those that are too old are removed. */
export async function backUpNightly({ backups, now, reportError }: NightlyDeps): Promise<void> {
  if (!backups) return
  const { directory, keep, source, onMade } = backups
  const startedAt = now()
  await mkdir(directory, { recursive: true, mode: 0o700 })
  try {
    const file = join(directory, nightlyName(startedAt))
    await makeBackup(source, file, { now: startedAt, report: () => {} })
    onMade({ file, ms: now().getTime() - startedAt.getTime() })
  } catch (error) {
    // The queue repeats a job that takes very long: the first run goes on.
    if (error instanceof BackupRefusal && error.code === 'busy') return
    reportError(error, 'the nightly backup failed; the queue tries again')
    throw error
  }
  await removeAbandoned(directory, startedAt)
  for (const name of expiredBackups(await readdir(directory), keep)) await rm(join(directory, name), { force: true })
}
