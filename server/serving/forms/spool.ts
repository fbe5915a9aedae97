import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { UPLOAD_LIMITS } from '#domain/limits.ts'

/** One byte more than a picture may have, so that the size check sees that it is too large. */
const MOST_BYTES = UPLOAD_LIMITS.maxBytes + 1

/** Stores files of a form on disk until the request is answered: they are never buffered in memory. */
export function createSpool(directory: string) {
  const paths: string[] = []

  async function take(chunks: AsyncIterable<Uint8Array>, name: string): Promise<File> {
    await mkdir(directory, { recursive: true })
    const path = join(directory, `${randomUUID()}.form`)
    paths.push(path)
    const file = await open(path, 'wx', 0o600)
    try {
      let left = MOST_BYTES
      for await (const chunk of chunks) {
        if (left > 0) await file.appendFile(chunk.subarray(0, left))
        left -= Math.min(left, chunk.length)
      }
    } finally {
      await file.close()
    }
    return new File([await openAsBlob(path)], name)
  }

  return {
    take,
    async clear(): Promise<void> {
      await Promise.all(paths.splice(0).map((path) => rm(path, { force: true })))
    },
  }
}
