import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openLocalFileStore } from '#adapters/uploads/local-file-store.ts'
import { openLocalPictureStore } from '#adapters/uploads/local-picture-store.ts'
import { readMigrations } from '#db/migrate.ts'
import { readFunctions } from '#db/migrating/apply-functions.ts'
import { ALL_JOBS, JOB_NAMES } from '#jobs/all-jobs.ts'
import { createEmptyDatabase } from '#test/clone-database.ts'
import { checkBackup } from '#use-cases/backup/check-backup.ts'
import { makeBackup } from '#use-cases/backup/make-backup.ts'
import { restoreBackup } from '#use-cases/backup/restore-backup.ts'

export const RELEASE = {
  version: '1.2.3',
  migrations: readMigrations().map(({ name, checksum }) => ({ name, checksum })),
  functions: readFunctions().map(({ name, version }) => ({ name, version })),
}

const JOBS = {
  names: JOB_NAMES,
  mailing: new Set<string>(ALL_JOBS.filter(({ mails }) => mails).map(({ name }) => name)),
}

const silent = () => {}

type Report = { report?: (line: string) => void; dataDir?: string }
type BackUp = Report & { file?: string; brandDir?: string; platformFile?: string }
type Restore = Report & { sendMails?: boolean; elsewhere?: { platformFile: boolean; brand: boolean } }

/** A folder for backups, and helpers that make and restore them. */
export function openBackupFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-backup-'))
  const drops: (() => Promise<void>)[] = []
  const fileIn = () => join(folder, `${randomBytes(6).toString('hex')}.backup`)

  return {
    folder,
    fileIn,
    /** Returns the file and what its manifest says. */
    async backUp(
      databaseUrl: string,
      { dataDir = folder, file = fileIn(), report = silent as (line: string) => void, ...settings }: BackUp = {},
    ) {
      const source = {
        databaseUrl,
        dataDir,
        ...settings,
        pictures: openLocalPictureStore(join(dataDir, 'media')),
        files: openLocalFileStore(join(dataDir, 'files')),
        release: RELEASE.version,
        secretId: 'secret',
      }
      const { manifest } = await makeBackup(source, file, { now: new Date('2026-11-01T02:00:00Z'), report })
      return { file, manifest }
    },
    async emptyDatabase() {
      const database = await createEmptyDatabase()
      drops.push(database.drop)
      return database.url
    },
    /** Checks the file and fills the database; returns where the pictures and texts went, too. */
    async restore(
      file: string,
      databaseUrl: string,
      { sendMails = false, report = silent as (line: string) => void, ...settings }: Restore = {},
    ) {
      const dataDir = settings.dataDir ?? mkdtempSync(join(folder, 'restored-'))
      const pictures = openLocalPictureStore(join(dataDir, 'media'))
      const files = openLocalFileStore(join(dataDir, 'files'))
      const backup = await checkBackup(file, RELEASE)
      const result = await restoreBackup(file, backup, {
        databaseUrl,
        dataDir,
        pictures,
        files,
        jobs: JOBS,
        sendMails,
        report,
        ...(settings.elsewhere && { elsewhere: settings.elsewhere }),
      })
      return { ...result, dataDir, pictures, files }
    },
    async close() {
      for (const drop of drops) await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
