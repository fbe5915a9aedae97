import { open } from 'node:fs/promises'

/** A frame that every zstd reader skips; our own reader finds by it that nothing follows the archive, and nothing lacks. */
const SKIPPABLE = 0x184d2a50
const END_BYTES = 16

export function writeFileEnd(archiveBytes: number): Buffer {
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(SKIPPABLE, 0)
  end.writeUInt32LE(END_BYTES - 8, 4)
  end.writeBigUInt64LE(BigInt(archiveBytes), 8)
  return end
}

/** Whether the file ends as we end one. */
export async function hasFileEnd(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size < END_BYTES) return false
    const { buffer } = await file.read(Buffer.alloc(END_BYTES), 0, END_BYTES, size - END_BYTES)
    return buffer.equals(writeFileEnd(size - END_BYTES))
  } finally {
    await file.close()
  }
}
