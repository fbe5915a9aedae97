import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

import { BackupRefusal } from '#domain/backup/backup-refusal.ts'

/**
 * A backup that is encrypted before it leaves the machine; docs/backup.md describes the format. Each file has a key of its
 * own, derived from BACKUP_KEY and a random salt, so that nonces may count up from zero. Each chunk is authenticated with
 * the header, its number and whether it is the last one: chunks that are altered, exchanged, left out or cut off are
 * noticed.
 */
const MAGIC = Buffer.from('GUILDHALL-ENC')
const VERSION = 1
const SALT_BYTES = 32
const CHECK_BYTES = 16
const HEADER_BYTES = MAGIC.length + 1 + SALT_BYTES + CHECK_BYTES

const CHUNK_BYTES = 2 ** 20
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'

const derive = (key: Buffer, salt: Buffer, use: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, `guildhall backup ${VERSION} ${use}`, 32))

/** Distinguishes a wrong key from an altered file. It reveals nothing about the file's key. */
function checkOf(key: Buffer, start: Buffer): Buffer {
  const salt = start.subarray(MAGIC.length + 1)
  return createHmac('sha256', derive(key, salt, 'check'))
    .update(start)
    .digest()
    .subarray(0, CHECK_BYTES)
}

function writeHeader(key: Buffer): Buffer {
  const start = Buffer.concat([MAGIC, Buffer.from([VERSION]), randomBytes(SALT_BYTES)])
  return Buffer.concat([start, checkOf(key, start)])
}

const fileKeyOf = (key: Buffer, header: Buffer) =>
  derive(key, header.subarray(MAGIC.length + 1, HEADER_BYTES - CHECK_BYTES), 'file')

/** 11 bytes for the number of the chunk, one that says whether it is the last. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number), 3)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Pieces of exactly this size; the last one, which may be empty, is marked. */
async function* cut(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let pending: Uint8Array[] = []
  let have = 0
  for await (const piece of source) {
    pending.push(piece)
    have += piece.length
    // More than one piece: the last one is known only when the source ends.
    while (have > size) {
      const all = Buffer.concat(pending)
      yield { bytes: all.subarray(0, size), isLast: false }
      pending = [all.subarray(size)]
      have -= size
    }
  }
  yield { bytes: Buffer.concat(pending), isLast: true }
}

export const isEncrypted = (start: Buffer): boolean => start.subarray(0, MAGIC.length).equals(MAGIC)

export async function* encryptBackup(source: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Buffer> {
  const header = writeHeader(key)
  const fileKey = fileKeyOf(key, header)
  yield header
  let number = 0
  for await (const { bytes, isLast } of cut(source, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, fileKey, nonceOf(number++, isLast)).setAAD(header)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

/** Splits the header off a stream. */
async function takeHeader(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]()
  let start: Buffer = Buffer.alloc(0)
  while (start.length < HEADER_BYTES) {
    const next = await pieces.next()
    if (next.done) break
    start = Buffer.concat([start, next.value])
  }
  async function* rest() {
    yield start.subarray(HEADER_BYTES)
    yield* { [Symbol.asyncIterator]: () => pieces }
  }
  return { header: start.subarray(0, HEADER_BYTES), rest: rest() }
}

function refuseHeader(header: Buffer, key: Buffer, name: string): void {
  if (header.length < HEADER_BYTES || !isEncrypted(header))
    throw new BackupRefusal(`${name} is not an encrypted backup of Guildhall.`)
  if (header[MAGIC.length] !== VERSION)
    throw new BackupRefusal(`${name} was encrypted by a newer release: restore it with that one.`)
  const end = HEADER_BYTES - CHECK_BYTES
  if (timingSafeEqual(checkOf(key, header.subarray(0, end)), header.subarray(end))) return
  throw new BackupRefusal(`${name} was encrypted with another key: set BACKUP_KEY to the one from then.`)
}

/**
 * R656: yields only what has proven to be as it was encrypted. The first value comes once the key has proven to be right;
 * a file that is cut off is refused at its end.
 */
export async function* decryptBackup(
  source: AsyncIterable<Uint8Array>,
  { key, name }: { key: Buffer; name: string },
): AsyncGenerator<Buffer> {
  const { header, rest } = await takeHeader(source)
  refuseHeader(header, key, name)
  const fileKey = fileKeyOf(key, header)
  let number = 0
  for await (const { bytes, isLast } of cut(rest, CHUNK_BYTES + TAG_BYTES)) {
    const end = bytes.length - TAG_BYTES
    try {
      const decipher = createDecipheriv(CIPHER, fileKey, nonceOf(number++, isLast), { authTagLength: TAG_BYTES })
      decipher.setAAD(header).setAuthTag(bytes.subarray(Math.max(0, end)))
      yield Buffer.concat([decipher.update(bytes.subarray(0, Math.max(0, end))), decipher.final()])
    } catch {
      throw new BackupRefusal(`${name} is incomplete or damaged, or was altered after it was encrypted.`)
    }
  }
}
