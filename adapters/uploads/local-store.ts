import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { pictureAddress, type PicturePurpose } from '#domain/picture.ts'

import type { EncodedPicture } from './encode-picture.ts'

/** The cookieless path that pictures are served from. */
export const MEDIA_PATH = '/media'

export type PictureStore = {
  /** Keeps every width, and gives the address of the widest. */
  put(purpose: PicturePurpose, key: string, picture: EncodedPicture): Promise<string>
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
          const draft = `${file}.${process.pid}.draft`
          await writeFile(draft, bytes)
          await rename(draft, file)
        }),
      )
      return pictureAddress(MEDIA_PATH, purpose, key)
    },
  }
}
