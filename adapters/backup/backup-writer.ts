import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'

import { DIGEST_ENTRY } from '#domain/backup/backup-format.ts'

import { writeFileEnd } from './file-end.ts'
import { BLOCK, paddingOf, writeTarHeader } from './tar.ts'

/** What a backup is called until it is whole. */
export const PART = '.part'

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

async function writeAll(file: FileHandle, chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of chunks) await file.writeFile(chunk)
}

/**
 * R371: a compressed archive under a temporary name, which gets its own when it is whole and on disk. Readable by our
 * user alone from its first byte.
 */
export async function createBackupFile(path: string): Promise<BackupWriter> {
  const part = `${path}.${process.pid}${PART}`
  const file = await open(part, 'wx', 0o600)
  const digest = createHash('sha256')
  const archive = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  const written = pipeline(archive, (chunks: AsyncIterable<Buffer>) => writeAll(file, chunks))
  // Seen by whoever adds the next entry, or finishes.
  let failure: unknown
  written.catch((error: unknown) => (failure = error))

  async function write(bytes: Buffer): Promise<void> {
    if (failure) throw failure
    if (archive.write(bytes)) return
    // A failed write (a full disk) closes the stream, which never drains then.
    await Promise.race([once(archive, 'drain'), written])
  }
  async function add(name: string, bytes: Buffer): Promise<void> {
    for (const part of [writeTarHeader(name, bytes.length), bytes, Buffer.alloc(paddingOf(bytes.length))]) {
      digest.update(part)
      if (part.length > 0) await write(part)
    }
  }
  return {
    add,
    async finish() {
      await add(DIGEST_ENTRY, Buffer.from(digest.copy().digest('hex')))
      archive.end(Buffer.alloc(2 * BLOCK))
      await written
      await file.writeFile(writeFileEnd((await file.stat()).size))
      await file.sync()
      const { size } = await file.stat()
      await file.close()
      await rename(part, path)
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
