import { loadSharp } from '#adapters/load-sharp.ts'
import { failField, ok, type Result } from '#domain/result.ts'
import type { Crop } from '#domain/uploads/picture-crop.ts'
import { pictureSizeProblem, portraitSizeProblem } from '#domain/uploads/picture-size.ts'
import type { PicturePurpose } from '#domain/uploads/picture.ts'
import type { PictureType } from '#domain/uploads/upload.ts'

import { encodeAttachment } from './encode-attachment.ts'
import { type EncodedPicture, encodePicture } from './encode-picture.ts'

/** What a picture is encoded for: an attachment is no picture of a page, and keeps its shape. */
export type EncodingPurpose = PicturePurpose | 'attachment'

/** An untrusted file, and the type that its first bytes indicate. */
export type UploadJob = { source: Buffer; type: PictureType; purpose: EncodingPurpose; crop: Crop | undefined }

/** The decoder's name for each type. */
const FORMATS: Record<PictureType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
}

const DAMAGED = failField('validation_failed', 'the picture is damaged', {
  field: 'file',
  code: 'picture_damaged',
  text: 'This picture is damaged or incomplete. Save it again, or choose another one.',
})

/** Re-encodes the pixels of the file as a new picture, or returns the reason why not. Runs in the picture process. */
export async function encodeUpload({ source, type, purpose, crop }: UploadJob): Promise<Result<EncodedPicture>> {
  const sharp = await loadSharp()
  try {
    // Reads the header only; the size that it claims is checked below, before anything is decoded.
    const { format, width, height } = await sharp(source, { limitInputPixels: false }).metadata()
    if (format !== FORMATS[type]) return DAMAGED
    const problem = pictureSizeProblem(type, { width, height })
    if (problem) return failField('validation_failed', 'the picture is too large', { field: 'file', ...problem })
    // A square has the same side in a picture that is still to be rotated.
    const tooSmall = purpose === 'avatar' ? portraitSizeProblem({ width, height }, crop) : undefined
    if (tooSmall) return failField('validation_failed', 'the picture is too small', { field: 'file', ...tooSmall })
    return ok(await (purpose === 'attachment' ? encodeAttachment(source) : encodePicture(source, purpose, { crop })))
  } catch {
    return DAMAGED
  }
}
