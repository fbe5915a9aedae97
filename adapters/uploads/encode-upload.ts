import { loadSharp } from '#adapters/load-sharp.ts'
import { UPLOAD } from '#domain/limits.ts'
import type { Crop } from '#domain/picture-crop.ts'
import { sniffPictureType } from '#domain/picture-type.ts'
import type { PicturePurpose } from '#domain/picture.ts'
import { fail, ok, type Result } from '#domain/result.ts'

import { type EncodedPicture, encodePicture } from './encode-picture.ts'
import { takeTurns } from './take-turns.ts'

/** Each may need some hundred megabytes for a moment. */
const inTurn = takeTurns(2)

const MEGAPIXELS = Math.floor(UPLOAD.maxPixels / 1_000_000)

const DAMAGED = fail('validation_failed', 'the picture is damaged', {
  file: ['This picture is damaged or incomplete. Save it anew, or choose another one.'],
})

/** What the header claims, without decoding anything; undefined when there is none. */
async function claimedPixels(source: Buffer): Promise<number | undefined> {
  const sharp = await loadSharp()
  try {
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return undefined
  }
}

/** A file that a stranger sent, judged by what is in it: a new picture made from its pixels, or the reason why not. */
export async function encodeUpload(
  source: Buffer,
  { purpose, crop }: { purpose: PicturePurpose; crop: Crop | undefined },
): Promise<Result<EncodedPicture>> {
  if (source.length === 0) return fail('validation_failed', 'the file is empty', { file: ['The file is empty.'] })
  if (!sniffPictureType(source)) {
    const says = 'Choose a JPEG, PNG, WebP or AVIF picture.'
    return fail('unsupported_type', 'the file is no JPEG, PNG, WebP or AVIF', { file: [says] })
  }
  const pixels = await claimedPixels(source)
  if (pixels === undefined) return DAMAGED
  if (pixels > UPLOAD.maxPixels) {
    const says = `The picture has more than ${MEGAPIXELS} megapixels. Make it smaller and try again.`
    return fail('too_large', `a picture may have ${MEGAPIXELS} megapixels at most`, { file: [says] })
  }
  try {
    return ok(await inTurn(() => encodePicture(source, purpose, { crop })))
  } catch {
    return DAMAGED
  }
}
