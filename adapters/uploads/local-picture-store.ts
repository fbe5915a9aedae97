import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { MEDIA_PATH, pictureAddress } from '#domain/uploads/picture.ts'

import type { PictureStore } from './picture-store.ts'

/** Counts invalid file names as missing files. */
export function isFileMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENAMETOOLONG')
}

/** Pictures as files. We generate keys and purposes, so none of them leads out of the directory. */
export function openLocalPictureStore(directory: string): PictureStore {
  return {
    async put(purpose, key, picture) {
      const folder = join(directory, purpose, key)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await Promise.all(
        picture.map(async ({ width, bytes }) => {
          const file = join(folder, `${width}.webp`)
          // Two processes may write the same picture at once.
          const draft = `${file}.${randomUUID()}.draft`
          await writeFile(draft, bytes, { mode: 0o600 })
          await rename(draft, file)
        }),
      )
      return pictureAddress(MEDIA_PATH, purpose, key)
    },
    async read(purpose, key, width) {
      try {
        return await readFile(join(directory, purpose, key, `${width}.webp`))
      } catch (error) {
        if (isFileMissing(error)) return undefined
        throw error
      }
    },
    async remove(purpose, key) {
      await rm(join(directory, purpose, key), { recursive: true, force: true })
    },
  }
}
