import { loadSharp } from '#adapters/load-sharp.ts'
import { BRIEF_FILE_LIMITS, UPLOAD_LIMITS } from '#domain/limits.ts'
import { orientationFromExif } from '#domain/uploads/picture-orientation.ts'

import type { EncodedPicture } from './encode-picture.ts'

const INPUT = { limitInputPixels: UPLOAD_LIMITS.maxJpegPixels, failOn: 'error', animated: false } as const

/**
 * R343: re-encodes a picture as a whole: upright, without metadata, and no larger than it is ever displayed. It is
 * downscaled while it is decoded and turned afterwards, so that it is never in memory at full size where its format
 * allows that.
 */
export async function encodeAttachment(source: Buffer): Promise<EncodedPicture> {
  const sharp = await loadSharp()
  const { orientation: exif } = await sharp(source, INPUT).metadata()
  const { mirrored, degrees } = orientationFromExif(exif)
  const { pixels } = BRIEF_FILE_LIMITS
  const small = await sharp(source, INPUT)
    .resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = small.info
  const { data: bytes, info } = await sharp(small.data, { raw: { width, height, channels } })
    .flop(mirrored)
    .rotate(degrees)
    .webp({ quality: 88, effort: 3 })
    .toBuffer({ resolveWithObject: true })
  return [{ width: info.width, height: info.height, bytes }]
}
