import type { PicturePurpose } from '#domain/uploads/picture.ts'

import type { EncodedPicture } from './encode-picture.ts'

/** Where finished pictures live. */
export type PictureStore = {
  /** Keeps every width, and gives the address of the widest. */
  put(purpose: PicturePurpose, key: string, picture: EncodedPicture): Promise<string>
  read(purpose: PicturePurpose, key: string, width: number): Promise<Uint8Array<ArrayBuffer> | undefined>
  remove(purpose: PicturePurpose, key: string): Promise<void>
}
