import { loadSharp } from '#adapters/load-sharp.ts'
import { UPLOAD } from '#domain/limits.ts'
import { type Crop, cropRectangle } from '#domain/picture-crop.ts'
import { PICTURES, type PicturePurpose } from '#domain/picture.ts'

export type EncodedPicture = { width: number; height: number; bytes: Buffer }[]

/** The first frame alone, and nothing that claims to be larger than memory holds. */
const INPUT = { limitInputPixels: UPLOAD.maxPixels, failOn: 'error', animated: false } as const

/** Turns upright, cuts and re-encodes a picture into every width we keep. Metadata does not survive it. */
export async function encodePicture(
  source: Buffer,
  purpose: PicturePurpose,
  { crop }: { crop?: Crop | undefined } = {},
): Promise<EncodedPicture> {
  const sharp = await loadSharp()
  const { ratio, widths } = PICTURES[purpose]
  const { autoOrient: upright } = await sharp(source, INPUT).metadata()
  const widest = Math.max(...widths)
  // Decoded once; the smaller ones are made from the widest.
  const { data, info } = await sharp(source, INPUT)
    .autoOrient()
    .extract(cropRectangle(upright, ratio, crop))
    .resize(widest, Math.round(widest / ratio), { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(
    widths.map(async (width) => {
      const height = Math.round(width / ratio)
      const small = sharp(data, { raw }).resize(width, height, { fit: 'fill' })
      return { width, height, bytes: await small.webp({ quality: 82, effort: 3 }).toBuffer() }
    }),
  )
}
