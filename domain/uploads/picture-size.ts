import { UPLOAD_LIMITS } from '#domain/limits.ts'

import { type Crop, cropRectangle, type Dimensions } from './picture-crop.ts'
import type { PictureType } from './upload.ts'

const numbers = new Intl.NumberFormat('en-US')

/** R77: why a picture of this size is refused, as a text for its sender; undefined where it is accepted. */
export function pictureSizeProblem(type: PictureType, { width, height }: Dimensions): string | undefined {
  if (Math.max(width, height) > UPLOAD_LIMITS.maxSide) {
    return `This picture is more than ${numbers.format(UPLOAD_LIMITS.maxSide)} pixels wide or high. Make it smaller and try again.`
  }
  const isJpeg = type === 'image/jpeg'
  const most = isJpeg ? UPLOAD_LIMITS.maxJpegPixels : UPLOAD_LIMITS.maxPixels
  if (width * height <= most) return undefined
  const instead = isJpeg ? 'Make it smaller' : 'Make it smaller or save it as a JPEG'
  return `This picture has more than ${most / 1_000_000} megapixels. ${instead} and try again.`
}

const sizeText = ({ width, height }: Dimensions) => `${numbers.format(width)} × ${numbers.format(height)} pixels`

/** R701: why a profile picture is too small after its crop, as a text for its sender; undefined where it is accepted. */
export function portraitProblem(picture: Dimensions, crop?: Crop): string | undefined {
  const least = UPLOAD_LIMITS.minPortraitSide
  const needed = `A profile picture needs at least ${sizeText({ width: least, height: least })}.`
  if (Math.min(picture.width, picture.height) < least) {
    return `This picture has ${sizeText(picture)}. ${needed} Choose a larger one.`
  }
  const part = cropRectangle(picture, 1, crop)
  if (Math.min(part.width, part.height) >= least) return undefined
  return `The chosen part of this picture has ${sizeText(part)}. ${needed} Choose a larger part, or a larger picture.`
}
