import { open } from 'node:fs/promises'

/** A frame that every zstd reader skips. Its size and digest let our reader check all bytes before it. */
const SKIPPABLE = 0x184d2a50
const HEADER_BYTES = 8
const END_BYTES = HEADER_BYTES + 8 + 32

export type BackupTrailer = { archiveBytes: number; sha256: string }

export function encodeBackupTrailer({ archiveBytes, sha256 }: BackupTrailer): Buffer {
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(SKIPPABLE, 0)
  end.writeUInt32LE(END_BYTES - HEADER_BYTES, 4)
  end.writeBigUInt64LE(BigInt(archiveBytes), HEADER_BYTES)
  end.write(sha256, HEADER_BYTES + 8, 'hex')
  return end
}

/** Undefined where the file does not end as we end one. */
export async function readBackupTrailer(path: string): Promise<BackupTrailer | undefined> {
  const file = await open(path)
  try {
    const archiveBytes = (await file.stat()).size - END_BYTES
    if (archiveBytes < 1) return undefined
    const { buffer } = await file.read(Buffer.alloc(END_BYTES), 0, END_BYTES, archiveBytes)
    const end = { archiveBytes, sha256: buffer.toString('hex', HEADER_BYTES + 8) }
    return buffer.equals(encodeBackupTrailer(end)) ? end : undefined
  } finally {
    await file.close()
  }
}
