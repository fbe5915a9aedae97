import sharp from 'sharp'

import { PICTURES, type PicturePurpose } from '#domain/picture.ts'

export type EncodedPicture = { width: number; bytes: Buffer }[]

/** Cuts and re-encodes a picture into every width we keep. Metadata does not survive it. */
export async function encodePicture(source: Buffer, purpose: PicturePurpose): Promise<EncodedPicture> {
  const { ratio, widths } = PICTURES[purpose]
  const upright = sharp(source, { limitInputPixels: 64_000_000, failOn: 'error' }).rotate()
  return Promise.all(
    widths.map(async (width) => ({
      width,
      bytes: await upright
        .clone()
        .resize(width, Math.round(width / ratio), { fit: 'cover', position: 'centre' })
        .webp({ quality: 82, effort: 3 })
        .toBuffer(),
    })),
  )
}
