import { lstat, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { MAX_BACKUP_ENTRY_BYTES } from '#domain/backup/backup-format.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'
import { BRAND_FILE_PATTERN } from '#domain/backup/entry-names.ts'

import { fallbackIfFileMissing } from './fallback-if-file-missing.ts'

/** What the name of an entry has room for. */
const LONGEST = 94

/** Files of a brand's folder, as a start reads them: under plain names, links only inside of it (R483). */
export async function* readBrandFiles(folder: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const names = await readdir(folder).catch(fallbackIfFileMissing([]))
  for (const name of names.sort()) {
    if (name.length > LONGEST) throw new BackupRefusal(`${join(folder, name)}: its name is too long for a backup.`)
    if (!BRAND_FILE_PATTERN.test(name)) continue
    const real = await realpath(join(folder, name)).catch(fallbackIfFileMissing(undefined))
    const found = real?.startsWith((await realpath(folder)) + sep) ? await stat(real) : undefined
    if (!real || !found?.isFile()) continue
    if (found.size > MAX_BACKUP_ENTRY_BYTES) throw new BackupRefusal(`${join(folder, name)} is too large for a backup.`)
    yield { name, bytes: await readFile(real) }
  }
}

/** Writes a text unless the file exists; returns whether a different one exists, which is kept. */
export async function writeFileUnlessExists(path: string, bytes: Buffer): Promise<{ other: boolean }> {
  try {
    await writeFile(path, bytes, { flag: 'wx' })
    return { other: false }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    // A link that leads nowhere, or a folder, is the operator's, too.
    const there = await readFile(path).catch(() => undefined)
    return { other: !there?.equals(bytes) }
  }
}

/** A folder that gets its final name once it is complete. Refuses to replace a folder that exists. */
export function createBrandFolderWriter(folder: string) {
  const part = `${folder}.restoring`
  let count = 0
  return {
    async add(name: string, bytes: Buffer): Promise<void> {
      if (count++ === 0) {
        await rm(part, { recursive: true, force: true })
        await mkdir(part, { recursive: true })
      }
      await writeFile(join(part, name), bytes, { flag: 'wx' })
    },
    /** Whether another one is there, which stays. */
    async finish(): Promise<{ other: boolean }> {
      if (count === 0) return { other: false }
      const found = await lstat(folder).catch(fallbackIfFileMissing(undefined))
      const other = found !== undefined
      if (other) await rm(part, { recursive: true, force: true })
      else await rename(part, folder)
      return { other }
    },
  }
}
