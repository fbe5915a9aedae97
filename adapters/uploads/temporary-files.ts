import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that has arrived whole and waits on disk to be checked. */
export type TemporaryFile = { read(): Promise<Buffer>; remove(): Promise<void> }

export type TemporaryFiles = {
  /** Writes the file to disk; nothing of it is left where it is too large or ends in an error. */
  take(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<TemporaryFile | 'too_large'>
  /** Removes what a process that died has left. */
  clean(olderThan: Date): Promise<void>
}

/** Ours, and files of forms (R186). */
const LEFT = /\.(?:part|form)$/

/** However slowly files arrive, none of them waits in memory. */
export function openTemporaryFiles(directory: string): TemporaryFiles {
  return {
    async take(chunks, maxBytes) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const path = join(directory, `${randomUUID()}.part`)
      const remove = () => rm(path, { force: true })
      const file = await open(path, 'wx', 0o600)
      let bytes = 0
      try {
        for await (const chunk of chunks) {
          bytes += chunk.length
          if (bytes > maxBytes) break
          await file.appendFile(chunk)
        }
      } catch (error) {
        await remove()
        throw error
      } finally {
        await file.close()
      }
      if (bytes <= maxBytes) return { read: () => readFile(path), remove }
      await remove()
      return 'too_large'
    },
    async clean(olderThan) {
      const names = await readdir(directory).catch(() => [])
      for (const path of names.filter((name) => LEFT.test(name)).map((name) => join(directory, name))) {
        const found = await stat(path).catch(() => undefined)
        if (found && found.mtime < olderThan) await rm(path, { force: true })
      }
    },
  }
}
