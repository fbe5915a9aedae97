import type { OutputInfo } from 'sharp'

import { loadSharp } from '#adapters/load-sharp.ts'
import { UPLOAD_LIMITS } from '#domain/limits.ts'
import { type Crop, cropRectangle } from '#domain/uploads/picture-crop.ts'
import { orientationFromExif, toStoredRectangle, uprightSize } from '#domain/uploads/picture-orientation.ts'
import { PICTURE_VARIANTS, type PicturePurpose, storedPictureWidths } from '#domain/uploads/picture.ts'

export type EncodedPicture = { width: number; height: number; bytes: Buffer }[]

/** Decodes the first frame only, and refuses sizes beyond our pixel limit. */
const INPUT = { limitInputPixels: UPLOAD_LIMITS.maxJpegPixels, failOn: 'error', animated: false } as const

/** Decode at this multiple of the widest stored width: enough to look the same, little enough to hold in memory. */
const DETAIL = 2

/** Describes raw pixels. Must not pass on sharp's `premultiplied` flag: sharp has already undone it. */
function layoutOf({ width, height, channels }: OutputInfo) {
  return { width, height, channels }
}

/**
 * Rotates upright, crops and re-encodes a picture into every stored width, without metadata. A large picture is
 * downscaled while it is decoded and rotated afterwards, so that it is never in memory at full size where its format
 * allows that.
 */
export async function encodePicture(
  source: Buffer,
  purpose: PicturePurpose,
  { crop }: { crop?: Crop | undefined } = {},
): Promise<EncodedPicture> {
  const sharp = await loadSharp()
  const { ratio } = PICTURE_VARIANTS[purpose]
  const widths = storedPictureWidths(purpose)
  const { width, height, orientation: exif } = await sharp(source, INPUT).metadata()
  const orientation = orientationFromExif(exif)
  const wanted = cropRectangle(uprightSize({ width, height }, orientation), ratio, crop)
  const scale = Math.min(1, (DETAIL * Math.max(...widths)) / wanted.width)
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const part = toStoredRectangle(scaled, orientation, cropRectangle(uprightSize(scaled, orientation), ratio, crop))
  const decoded = sharp(source, INPUT)
  if (scale < 1) decoded.resize(scaled.width, scaled.height, { fit: 'fill' })
  const cut = await decoded.extract(part).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const turned = await sharp(cut.data, { raw: layoutOf(cut.info) })
    .flop(orientation.mirrored)
    .rotate(orientation.degrees)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Promise.all(
    widths.map(async (width) => {
      const height = Math.round(width / ratio)
      const small = sharp(turned.data, { raw: layoutOf(turned.info) }).resize(width, height, { fit: 'fill' })
      return { width, height, bytes: await small.webp({ quality: 82, effort: 3 }).toBuffer() }
    }),
  )
}
