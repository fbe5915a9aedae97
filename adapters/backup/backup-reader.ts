import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'

import { BACKUP_DIGEST_ENTRY, BACKUP_HEAD_ENTRY, MAX_BACKUP_ENTRY_BYTES } from '#domain/backup/backup-format.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'

import { readBackupTrailer } from './backup-trailer.ts'
import { TAR_BLOCK_BYTES, tarPadding, parseTarHeader } from './tar.ts'

export type BackupEntry = { name: string; bytes: Buffer }

const refusals = {
  missing: (path: string) => new BackupRefusal(`There is no file ${path}.`),
  foreign: (path: string) => new BackupRefusal(`${path} is not a backup of Guildhall.`),
  truncated: (path: string) => new BackupRefusal(`${path} is incomplete: its end is missing.`),
  altered: (path: string) => new BackupRefusal(`${path} is damaged, or was altered after it was made.`),
}

/** Reads a stream of bytes in pieces of a given length. */
function createTaker(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  /** Fewer bytes only where the stream ends. */
  return async (length: number): Promise<Buffer> => {
    const pieces = [rest]
    let have = rest.length
    while (have < length) {
      const next = await chunks.next()
      if (next.done) break
      pieces.push(next.value)
      have += next.value.length
    }
    const all = pieces.length === 1 ? rest : Buffer.concat(pieces)
    rest = all.subarray(length)
    return all.subarray(0, length)
  }
}

function hashInto(hash: Hash) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
}

function toRefusal(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT' || code === 'EISDIR') return refusals.missing(path)
  if (code === 'ZSTD_error_prefix_unknown') return refusals.foreign(path)
  if (code === 'Z_BUF_ERROR') return refusals.truncated(path)
  return code.startsWith('ZSTD_') ? refusals.altered(path) : error
}

/**
 * R372: the entries of a backup in order, the first of them its head. They are proven only when the generator ends
 * without a refusal; it then returns the digest of the file.
 */
export async function* readBackupFile(path: string): AsyncGenerator<BackupEntry, string> {
  const decompressed = createZstdDecompress()
  try {
    const fileEnd = await readBackupTrailer(path)
    const raw = createHash('sha256')
    const file = createReadStream(path, fileEnd && { end: fileEnd.archiveBytes - 1 })
    const take = createTaker(pipeline(file, hashInto(raw), decompressed, () => {}))
    const digest = createHash('sha256')
    for (let isFirst = true; ; isFirst = false) {
      const header = await take(TAR_BLOCK_BYTES)
      const entry = header.length === TAR_BLOCK_BYTES ? parseTarHeader(header) : undefined
      if (isFirst && entry?.name !== BACKUP_HEAD_ENTRY) throw refusals.foreign(path)
      if (!entry || entry.size > MAX_BACKUP_ENTRY_BYTES) throw refusals.altered(path)
      const padded = await take(entry.size + tarPadding(entry.size))
      const bytes = padded.subarray(0, entry.size)
      if (entry.name === BACKUP_DIGEST_ENTRY) {
        const found = digest.digest('hex')
        const end = await take(3 * TAR_BLOCK_BYTES)
        const isWhole = end.length === 2 * TAR_BLOCK_BYTES && raw.digest('hex') === fileEnd?.sha256
        if (bytes.toString('latin1') !== found || !isWhole) throw refusals.altered(path)
        return found
      }
      digest.update(header)
      digest.update(padded)
      yield { name: entry.name, bytes }
    }
  } catch (error) {
    throw toRefusal(path, error)
  } finally {
    // Also when the reader stops early.
    decompressed.destroy()
  }
}
