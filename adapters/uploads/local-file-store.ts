import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { FileStore } from './file-store.ts'
import { isFileMissing } from './local-picture-store.ts'

/** Files on disk. We generate the keys, so none of them leads out of the directory. */
export function openLocalFileStore(directory: string): FileStore {
  const pathOf = (key: string) => join(directory, key)
  return {
    async put(key, { bytes }) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const draft = `${pathOf(key)}.${randomUUID()}.draft`
      try {
        await writeFile(draft, bytes, { mode: 0o600 })
        await rename(draft, pathOf(key))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async read(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isFileMissing(error)) return undefined
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
