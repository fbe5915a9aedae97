import type { PicturePurpose } from '#domain/uploads/picture.ts'

import type { EncodedPicture } from './encode-picture.ts'

/** Its bytes in every width, or in some; how high they are does not matter to a store. */
type StoredPicture = (Pick<EncodedPicture[number], 'width' | 'bytes'> & { height?: number })[]

/** Storage for finished pictures. */
export type PictureStore = {
  /** Stores every width, and returns the address of the widest. */
  put(purpose: PicturePurpose, key: string, picture: StoredPicture): Promise<string>
  read(purpose: PicturePurpose, key: string, width: number): Promise<Uint8Array<ArrayBuffer> | undefined>
  remove(purpose: PicturePurpose, key: string): Promise<void>
}
