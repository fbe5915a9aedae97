import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { ENCRYPTED_SUFFIX, isNightlyBackupName } from '#domain/backup/nightly-backups.ts'
import { explainBackupError } from '#server/startup/backup/explain-backup-error.ts'
import { parseEnv } from '#server/startup/env.ts'
import { openBackups } from '#server/startup/open-adapters.ts'
import { printLine } from '#server/startup/progress.ts'
import { StartError } from '#server/startup/start-error.ts'

import { formatBytes } from './report-progress.ts'

type Listed = { name: string; bytes: number }

const isOurs = ({ name }: Listed) => name.endsWith(ENCRYPTED_SUFFIX) && !name.includes('/')

function sayAll(place: string, found: Listed[]): void {
  printLine(found.length === 0 ? `${place}: no backups.` : `${place}:`)
  for (const { name, bytes } of found.toSorted((a, b) => a.name.localeCompare(b.name))) {
    printLine(`  ${name}  ${formatBytes(bytes)}`)
  }
}

/** R657: npm run backup -- --list: the nightly backups in BACKUP_DIR and in BACKUP_BUCKET, the oldest first. */
export async function listBackups(): Promise<void> {
  const env = parseEnv()
  const { backups } = env
  if (!backups) throw new StartError('There are no nightly backups: set BACKUP_DIR or BACKUP_BUCKET.')
  const { directory } = backups
  if (directory) {
    const names = (await readdir(directory).catch(() => [])).filter(isNightlyBackupName)
    const sized = await Promise.all(
      names.map(async (name) => ({ name, bytes: (await stat(join(directory, name))).size })),
    )
    sayAll(directory, sized)
  }
  const bucket = await openBackups(env)
  if (!bucket || !backups.bucket) return
  const stored = await bucket.list().catch((error: unknown) => {
    throw explainBackupError(error)
  })
  sayAll(`s3://${backups.bucket.bucket}/${backups.bucket.prefix}`, stored.filter(isOurs))
}
