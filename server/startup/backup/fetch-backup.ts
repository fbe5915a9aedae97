import { createReadStream, rmSync } from 'node:fs'
import { mkdtemp, open } from 'node:fs/promises'
import { join } from 'node:path'

import type { BackupBucket } from '#adapters/backup/backup-bucket.ts'
import { decryptBackup, isEncrypted } from '#adapters/backup/encrypted-backup.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'
import { prepareDataDir } from '#server/startup/data-dir.ts'
import type { Env } from '#server/startup/env.ts'
import { openBackups } from '#server/startup/open-adapters.ts'
import { StartError } from '#server/startup/start-error.ts'

/** Where a backup is: a file, or an object in the bucket for backups. */
export type BackupLocation = { file: string } | { object: string }

const ADDRESS = /^s3:\/\/(?<bucket>[^/]+)\/(?<key>.+)$/

/** R657: `s3://BUCKET/PREFIX/NAME`, as the bucket's own tools write it; undefined for a path of a file. */
export function parseBackupLocation(text: string, { backups }: Pick<Env, 'backups'>): BackupLocation | undefined {
  const { bucket, key } = ADDRESS.exec(text)?.groups ?? {}
  if (!bucket || !key) return undefined
  const own = backups?.bucket
  if (!own || own.bucket !== bucket || !key.startsWith(own.prefix)) {
    throw new StartError(`${text} is not in the bucket that BACKUP_BUCKET and BACKUP_PREFIX name.`)
  }
  return { object: key.slice(own.prefix.length) }
}

async function startsEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined)
  try {
    const start = await file?.read(Buffer.alloc(64), 0, 64, 0)
    return start !== undefined && isEncrypted(start.buffer)
  } finally {
    await file?.close()
  }
}

async function openSource(place: BackupLocation, env: Env): Promise<AsyncGenerator<Buffer> | undefined> {
  if ('object' in place) {
    const bucket: BackupBucket | undefined = await openBackups(env)
    if (!bucket) throw new StartError('BACKUP_BUCKET is missing: it names the bucket that backups are in.')
    return bucket.read(place.object)
  }
  if (!(await startsEncrypted(place.file))) return undefined
  const key = env.backups?.bucket?.key
  if (!key) throw new BackupRefusal(`${place.file} is encrypted: set BACKUP_KEY (and BACKUP_BUCKET) as they were.`)
  return decryptBackup(createReadStream(place.file), { key, name: place.file })
}

/**
 * R656, R657: the backup as a file that is not encrypted: the one that is named, or one in DATA_DIR that is removed
 * afterwards. It is not made before the key has proven to be right.
 */
export async function withBackupFile<T>(
  place: BackupLocation,
  env: Env,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const source = await openSource(place, env)
  if (!source) return work('file' in place ? place.file : '')
  const first = await source.next()
  prepareDataDir(env.dataDir)
  const folder = await mkdtemp(join(env.dataDir, 'fetched-backup-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // Also where the command is interrupted.
  process.once('exit', remove)
  try {
    const path = join(folder, 'backup')
    const file = await open(path, 'wx', 0o600)
    try {
      if (!first.done) await file.writeFile(first.value)
      for await (const piece of source) await file.writeFile(piece)
    } finally {
      await file.close()
    }
    return await work(path)
  } finally {
    remove()
    process.off('exit', remove)
  }
}
