import { join } from 'node:path'

import { readBackupFile } from '#adapters/backup/backup-reader.ts'
import { createBrandFolderWriter, writeFileUnlessExists } from '#adapters/backup/settings-files.ts'
import { type JobName, startQueue } from '#adapters/queue/queue.ts'
import type { FileStore } from '#adapters/uploads/file-store.ts'
import type { PictureStore } from '#adapters/uploads/picture-store.ts'
import { loadCatalogue } from '#catalogue/catalogue.ts'
import {
  resetFacetBitmaps,
  countSecondFactors,
  deleteUnsentMails,
  dropRestoreMarker,
} from '#db/backup/finish-restore.ts'
import { openRestoreTarget, type RestoreTarget } from '#db/backup/restore-target.ts'
import { openConnection } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { backupJobSchema, type BackupJob } from '#domain/backup/backup-format.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'
import { parseBackupEntryName } from '#domain/backup/entry-names.ts'
import { sniffFileType } from '#domain/uploads/file-type.ts'
import { writeFacetBitmaps } from '#use-cases/lists/counts/write-facet-bitmaps.ts'

import type { CheckedBackup } from './check-backup.ts'

export type RestoreOptions = {
  databaseUrl: string
  dataDir: string
  /** R478: whether the settings name another place for them, which is the operator's to fill. */
  elsewhere?: { platformFile: boolean; brand: boolean }
  pictures: Pick<PictureStore, 'put'>
  files: Pick<FileStore, 'put'>
  /** Every job that this release has. */
  jobs: { names: readonly JobName[]; mailing: ReadonlySet<string> }
  /** R375: whether mails that waited when the backup was made are sent. */
  sendMails: boolean
  report: (line: string) => void
}

type Reading = { path: string; backup: CheckedBackup; target: RestoreTarget }

/** Only a bucket asks; pictures are stored as WebP. */
const storedTypeOf = (bytes: Buffer) => (sniffFileType(bytes) === 'application/pdf' ? 'application/pdf' : 'image/webp')

/** Writes rows, pictures, files and texts; returns the jobs, and which of the operator's own files were not written. */
async function readInto({ path, backup, target }: Reading, options: RestoreOptions) {
  const { manifest, digest } = backup
  const { dataDir, elsewhere } = options
  const jobs: BackupJob[] = []
  const left: string[] = []
  const brand = createBrandFolderWriter(join(dataDir, 'brand'))
  let pictures = 0
  const entries = readBackupFile(path)
  for (;;) {
    const next = await entries.next()
    if (next.done) {
      if (next.value !== digest)
        throw new BackupRefusal(`${path} was replaced while it was read: nothing was restored.`)
      return { jobs, left, brand }
    }
    const { name, bytes } = next.value
    const entry = parseBackupEntryName(name)
    if (entry?.kind === 'table') {
      options.report(`rows of ${entry.table}`)
      await target.write(entry.table, bytes)
    } else if (entry?.kind === 'picture') {
      options.report(`${++pictures} of ${manifest.pictures} pictures`)
      await options.pictures.put(entry.purpose, entry.key, [{ width: entry.width, bytes }])
    } else if (entry?.kind === 'file') await options.files.put(entry.key, { bytes, type: storedTypeOf(bytes) })
    else if (entry?.kind === 'brand' && !elsewhere?.brand) await brand.add(entry.name, bytes)
    else if (entry?.kind === 'text') {
      const isElsewhere = entry.name === 'platform.json' && elsewhere?.platformFile
      if (isElsewhere || (await writeFileUnlessExists(join(dataDir, entry.name), bytes)).other) left.push(entry.name)
    } else if (entry?.kind === 'jobs') {
      const lines = bytes.toString('utf8').split('\n').filter(Boolean)
      jobs.push(...lines.map((line) => backupJobSchema.parse(JSON.parse(line))))
    }
  }
}

/**
 * What follows from the rows, and the jobs of the backup's own moment, except those that send mail, and those that this
 * release no longer has.
 */
async function openForWork(
  jobs: BackupJob[],
  { databaseUrl, jobs: known, sendMails }: RestoreOptions,
): Promise<number> {
  const { db, pool, close } = openConnection(databaseUrl, { max: 4 })
  const queue = await startQueue({ pool, names: known.names, onError: () => {} })
  try {
    const dropped = sendMails ? 0 : await deleteUnsentMails(db)
    await resetFacetBitmaps(db)
    await writeFacetBitmaps({ db, catalogue: loadCatalogue() })
    for (const name of known.names) {
      if (known.mailing.has(name) && !sendMails) continue
      const own = jobs.filter((job) => job.name === name).map(({ data }) => data)
      if (own.length > 0) await queue.sendInBulk(db, name, own as never[])
    }
    await dropRestoreMarker(db)
    return dropped
  } finally {
    await queue.stop()
    await close()
  }
}

/** R372, R373: fills an empty database with a backup that was checked, and migrates it to this release. */
export async function restoreBackup(path: string, backup: CheckedBackup, options: RestoreOptions) {
  const target = await openRestoreTarget(options.databaseUrl)
  let read: Awaited<ReturnType<typeof readInto>>
  try {
    await target.createSchema(backup.head)
    read = await readInto({ path, backup, target }, options)
    options.report('indexes')
    await target.finish(backup.manifest, (table) => options.report(`comparing ${table}`))
    await target.commit()
  } finally {
    await target.close()
  }
  const migrations = await migrate(options.databaseUrl, { restoring: true })
  const { jobs, left, brand } = read
  const { other } = await brand.finish()
  if (other || (options.elsewhere?.brand && backup.manifest.brand > 0)) left.push('brand')
  const droppedMails = await openForWork(jobs, options)
  return { migrations, droppedMails, left, secondFactors: await secondFactors(options.databaseUrl) }
}

async function secondFactors(databaseUrl: string): Promise<number> {
  const { db, close } = openConnection(databaseUrl, { max: 1 })
  try {
    return await countSecondFactors(db)
  } finally {
    await close()
  }
}
