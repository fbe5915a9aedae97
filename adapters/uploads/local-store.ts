import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { MEDIA_PATH, pictureAddress, type PicturePurpose } from '#domain/picture.ts'

import type { EncodedPicture } from './encode-picture.ts'

export type PictureStore = {
  /** Keeps every width, and gives the address of the widest. */
  put(purpose: PicturePurpose, key: string, picture: EncodedPicture): Promise<string>
  /** One width of a picture; undefined where there is none. */
  read(purpose: PicturePurpose, key: string, width: number): Promise<Buffer | undefined>
}

export function localStore(directory: string): PictureStore {
  return {
    async put(purpose, key, picture) {
      const folder = join(directory, purpose, key)
      await mkdir(folder, { recursive: true })
      await Promise.all(
        picture.map(async ({ width, bytes }) => {
          const file = join(folder, `${width}.webp`)
          // Two processes may write the same picture at once.
          const draft = `${file}.${randomUUID()}.draft`
          await writeFile(draft, bytes)
          await rename(draft, file)
        }),
      )
      return pictureAddress(MEDIA_PATH, purpose, key)
    },
    async read(purpose, key, width) {
      try {
        return await readFile(join(directory, purpose, key, `${width}.webp`))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
  }
}
