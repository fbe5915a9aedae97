import type { OutputInfo } from 'sharp'

import { loadSharp } from '#adapters/load-sharp.ts'
import { UPLOAD } from '#domain/limits.ts'
import { type Crop, cropRectangle } from '#domain/uploads/picture-crop.ts'
import { orientationOf, storedPart, uprightSize } from '#domain/uploads/picture-orientation.ts'
import { PICTURES, type PicturePurpose, storedWidths } from '#domain/uploads/picture.ts'

export type EncodedPicture = { width: number; height: number; bytes: Buffer }[]

/** The first frame alone, and nothing that claims to be larger than memory holds. */
const INPUT = { limitInputPixels: UPLOAD.maxJpegPixels, failOn: 'error', animated: false } as const

/** Decoded at so many times the widest width that is kept: enough to look the same, little to hold in memory. */
const DETAIL = 2

/** Of raw pixels. Whether sharp multiplied them by their opacity on the way must not be said: it has undone that. */
function layoutOf({ width, height, channels }: OutputInfo) {
  return { width, height, channels }
}

/**
 * Turns upright, cuts and re-encodes a picture into every width we keep. Metadata does not survive it. A large picture
 * is made smaller while it is decoded, as it is stored, and turned afterwards: the whole of it is never in memory where
 * its format allows that.
 */
export async function encodePicture(
  source: Buffer,
  purpose: PicturePurpose,
  { crop }: { crop?: Crop | undefined } = {},
): Promise<EncodedPicture> {
  const sharp = await loadSharp()
  const { ratio } = PICTURES[purpose]
  const widths = storedWidths(purpose)
  const { width, height, orientation: exif } = await sharp(source, INPUT).metadata()
  const orientation = orientationOf(exif)
  const wanted = cropRectangle(uprightSize({ width, height }, orientation), ratio, crop)
  const scale = Math.min(1, (DETAIL * Math.max(...widths)) / wanted.width)
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const part = storedPart(scaled, orientation, cropRectangle(uprightSize(scaled, orientation), ratio, crop))
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
