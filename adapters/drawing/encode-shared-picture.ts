import { loadSharp } from '#adapters/load-sharp.ts'
import { SHARED_PICTURE_FORMAT } from '#domain/uploads/picture.ts'

/** A picture as social networks take it. What shows through stands on white: JPEG has no transparency. */
export async function encodeSharedPicture(picture: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp()
  const { width, height } = SHARED_PICTURE_FORMAT
  return sharp(picture).resize(width, height).flatten({ background: 'white' }).jpeg({ quality: 86 }).toBuffer()
}
