import type { PicturePurpose } from '#domain/uploads/picture.ts'

import type { EncodedPicture } from './encode-picture.ts'

/** Storage for finished pictures. */
export type PictureStore = {
  /** Stores every width, and returns the address of the widest. */
  put(purpose: PicturePurpose, key: string, picture: EncodedPicture): Promise<string>
  read(purpose: PicturePurpose, key: string, width: number): Promise<Uint8Array<ArrayBuffer> | undefined>
  remove(purpose: PicturePurpose, key: string): Promise<void>
}
