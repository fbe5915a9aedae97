import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type FileHandle, link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'

import { BACKUP_DIGEST_ENTRY } from '#domain/backup/backup-format.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'

import { encodeBackupTrailer } from './backup-trailer.ts'
import { TAR_BLOCK_BYTES, tarPadding, encodeTarHeader } from './tar.ts'

/** What a backup is called until it is whole. */
export const PARTIAL_BACKUP_SUFFIX = '.part'

export type BackupWriter = {
  add(name: string, bytes: Buffer): Promise<void>
  /** Ends the file and gives it its name; returns its size. */
  finish(): Promise<number>
  /** Removes what was written; does nothing after `finish`. */
  abandon(): Promise<void>
}

/** A new name survives a power cut once its directory is written, too; some systems cannot open one. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path).catch(() => undefined)
  await directory?.sync().catch(() => {})
  await directory?.close()
}

/** Unlike a rename, a link never replaces a file; a few file systems have none. */
async function giveName(part: string, path: string): Promise<void> {
  try {
    await link(part, path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new BackupRefusal(`${path} exists already; a backup never replaces another.`)
    }
    return rename(part, path)
  }
  await rm(part)
}

async function writeAll(file: FileHandle, chunks: AsyncIterable<Buffer>): Promise<void> {
  const hash = createHash('sha256')
  let archiveBytes = 0
  for await (const chunk of chunks) {
    hash.update(chunk)
    archiveBytes += chunk.length
    await file.writeFile(chunk)
  }
  await file.writeFile(encodeBackupTrailer({ archiveBytes, sha256: hash.digest('hex') }))
}

/**
 * R371: a compressed archive under a temporary name, which gets its own when it is whole and on disk. Readable by our
 * user alone from its first byte.
 */
export async function createBackupFile(path: string): Promise<BackupWriter> {
  const part = `${path}.${process.pid}${PARTIAL_BACKUP_SUFFIX}`
  const file = await open(part, 'wx', 0o600)
  const digest = createHash('sha256')
  const archive = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  const written = pipeline(archive, (chunks: AsyncIterable<Buffer>) => writeAll(file, chunks))
  // Seen by the next call of `add` or `finish`.
  let failure: unknown
  written.catch((error: unknown) => (failure = error))

  async function write(bytes: Buffer): Promise<void> {
    if (failure) throw failure
    if (archive.write(bytes)) return
    // A failed write (a full disk) closes the stream, which never drains then.
    await Promise.race([once(archive, 'drain'), written])
  }
  async function add(name: string, bytes: Buffer): Promise<void> {
    for (const part of [encodeTarHeader(name, bytes.length), bytes, Buffer.alloc(tarPadding(bytes.length))]) {
      digest.update(part)
      if (part.length > 0) await write(part)
    }
  }
  return {
    add,
    async finish() {
      await add(BACKUP_DIGEST_ENTRY, Buffer.from(digest.copy().digest('hex')))
      archive.end(Buffer.alloc(2 * TAR_BLOCK_BYTES))
      await written
      await file.sync()
      const { size } = await file.stat()
      await file.close()
      await giveName(part, path)
      await syncDirectory(dirname(path))
      return size
    },
    async abandon() {
      archive.destroy()
      await written.catch(() => {})
      await file.close().catch(() => {})
      await rm(part, { force: true })
    },
  }
}
