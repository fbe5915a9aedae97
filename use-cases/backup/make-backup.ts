import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type BackupWriter, createBackupFile } from '#adapters/backup/backup-writer.ts'
import { fallbackIfFileMissing } from '#adapters/backup/fallback-if-file-missing.ts'
import { readBrandFiles } from '#adapters/backup/settings-files.ts'
import type { FileStore } from '#adapters/uploads/file-store.ts'
import type { PictureStore } from '#adapters/uploads/picture-store.ts'
import { openBackupSnapshot, type BackupSnapshot } from '#db/backup/backup-snapshot.ts'
import {
  TABLE_CHUNK_BYTES,
  BACKUP_FORMAT,
  type BackupHead,
  BACKUP_HEAD_ENTRY,
  type BackupManifest,
  BACKUP_MANIFEST_ENTRY,
  OPERATOR_TEXT_FILES,
} from '#domain/backup/backup-format.ts'
import {
  brandEntryName,
  fileEntryName,
  jobsEntryName,
  pictureEntryName,
  tableEntryName,
  textEntryName,
} from '#domain/backup/entry-names.ts'
import { storedPictureWidths } from '#domain/uploads/picture.ts'

export type BackupSource = {
  databaseUrl: string
  dataDir: string
  /** R478: where the settings name them; otherwise they are in the data directory. */
  platformFile?: string | undefined
  brandDir?: string | undefined
  /** Both are absent where they are in a bucket, which has its own copies. */
  pictures: Pick<PictureStore, 'read'> | undefined
  files: Pick<FileStore, 'read'> | undefined
  /** Of our package.json. */
  release: string
  secretId: string
}

type Progress = {
  now: Date
  report: (line: string) => void
  /** Ends it early; nothing of the file is left. */
  signal?: AbortSignal
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
const JOBS_AT_ONCE = 1000

async function addTables(file: BackupWriter, snapshot: BackupSnapshot, report: Progress['report']) {
  const written: BackupManifest['tables'] = {}
  for (const [at, table] of snapshot.tables.entries()) {
    report(`${at + 1} of ${snapshot.tables.length} tables: ${table.name}`)
    let [chunks, size, number]: [Buffer[], number, number] = [[], 0, 0]
    const flush = async () => {
      if (size > 0) await file.add(tableEntryName(table.name, number++), Buffer.concat(chunks))
      ;[chunks, size] = [[], 0]
    }
    written[table.name] = await snapshot.copyOut(table, async (bytes) => {
      chunks.push(bytes)
      size += bytes.length
      if (size < TABLE_CHUNK_BYTES) return
      report(`${at + 1} of ${snapshot.tables.length} tables: ${table.name}`)
      await flush()
    })
    await flush()
  }
  return written
}

async function addJobs(file: BackupWriter, snapshot: BackupSnapshot): Promise<number> {
  const jobs = await snapshot.jobs()
  for (let at = 0; at < jobs.length; at += JOBS_AT_ONCE) {
    const lines = jobs.slice(at, at + JOBS_AT_ONCE).map((job) => `${JSON.stringify(job)}\n`)
    await file.add(jobsEntryName(at / JOBS_AT_ONCE), Buffer.from(lines.join('')))
  }
  return jobs.length
}

async function addTexts(file: BackupWriter, { dataDir, platformFile }: BackupSource): Promise<number> {
  let count = 0
  for (const name of OPERATOR_TEXT_FILES) {
    const path = (name === 'platform.json' && platformFile) || join(dataDir, name)
    const text = await readFile(path).catch(fallbackIfFileMissing(undefined))
    if (!text) continue
    await file.add(textEntryName(name), text)
    count++
  }
  return count
}

/** R478: the look of the platform. */
async function addBrand(file: BackupWriter, { dataDir, brandDir }: BackupSource): Promise<number> {
  let count = 0
  for await (const { name, bytes } of readBrandFiles(brandDir ?? join(dataDir, 'brand'))) {
    await file.add(brandEntryName(name), bytes)
    count++
  }
  return count
}

type Stored = Awaited<ReturnType<BackupSnapshot['pictures']>>

/** A picture that nothing shows any more may be removed meanwhile. */
async function addPictures(
  file: BackupWriter,
  { stored, pictures, report }: { stored: Stored; pictures: Pick<PictureStore, 'read'>; report: Progress['report'] },
): Promise<number> {
  let count = 0
  for (const [at, { purpose, key }] of stored.entries()) {
    report(`${at + 1} of ${stored.length} pictures`)
    for (const width of storedPictureWidths(purpose)) {
      const bytes = await pictures.read(purpose, key, width)
      if (!bytes) continue
      await file.add(pictureEntryName(purpose, key, width), Buffer.from(bytes))
      count++
    }
  }
  return count
}

/** R343: files of briefs; one whose brief is deleted meanwhile may be gone. */
async function addFiles(file: BackupWriter, keys: string[], files: Pick<FileStore, 'read'>): Promise<number> {
  let count = 0
  for (const key of keys) {
    const bytes = await files.read(key)
    if (!bytes) continue
    await file.add(fileEntryName(key), Buffer.from(bytes))
    count++
  }
  return count
}

function headOf(snapshot: BackupSnapshot, { release, secretId }: BackupSource, now: Date): BackupHead {
  return {
    format: BACKUP_FORMAT.name,
    version: BACKUP_FORMAT.version,
    release,
    postgres: snapshot.postgres,
    createdAt: now.toISOString(),
    migrations: snapshot.migrations,
    functions: snapshot.functions,
    tables: Object.fromEntries(snapshot.tables.map(({ name, columns }) => [name, columns])),
    secretId,
  }
}

/** R370: one file with everything that the site is, as it is at one moment. The site may run meanwhile. */
export async function makeBackup(source: BackupSource, path: string, { now, signal, ...progress }: Progress) {
  const report = (line: string) => {
    signal?.throwIfAborted()
    progress.report(line)
  }
  const snapshot = await openBackupSnapshot(source.databaseUrl)
  try {
    const file = await createBackupFile(path)
    try {
      await file.add(BACKUP_HEAD_ENTRY, json(headOf(snapshot, source, now)))
      const tables = await addTables(file, snapshot, report)
      const jobs = await addJobs(file, snapshot)
      const stored = source.pictures ? await snapshot.pictures() : []
      const attached = source.files ? await snapshot.files() : []
      const sequences = await snapshot.sequences()
      // The database need not wait for the pictures.
      await snapshot.close()
      const pictures = source.pictures ? await addPictures(file, { stored, pictures: source.pictures, report }) : 0
      const files = source.files ? await addFiles(file, attached, source.files) : 0
      const texts = await addTexts(file, source)
      const brand = await addBrand(file, source)
      const manifest: BackupManifest = { tables, sequences, pictures, files, texts, brand, jobs }
      await file.add(BACKUP_MANIFEST_ENTRY, json(manifest))
      return { bytes: await file.finish(), manifest }
    } catch (error) {
      await file.abandon()
      throw error
    }
  } finally {
    await snapshot.close()
  }
}
