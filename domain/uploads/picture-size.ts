import type { Problem } from '#domain/issue.ts'
import { UPLOAD_LIMITS } from '#domain/limits.ts'

import { type Crop, cropRectangle, type Dimensions } from './picture-crop.ts'
import type { PictureType } from './upload.ts'

export const FILE_EMPTY: Problem = { code: 'file_empty', text: 'The file is empty.' }
export const NOT_A_PICTURE: Problem = { code: 'not_a_picture', text: 'Choose a JPEG, PNG, WebP or AVIF picture.' }

/** Rounded up, so that what is too heavy never reads as what is allowed. */
const megabytesOf = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10

/** Why a picture of so many bytes is refused; undefined where it is accepted. */
export function pictureBytesProblem(bytes: number): Problem | undefined {
  if (bytes <= UPLOAD_LIMITS.maxBytes) return undefined
  const most = megabytesOf(UPLOAD_LIMITS.maxBytes)
  const text = `A picture may have ${most} MB at most.`
  return { code: 'picture_too_heavy', params: { megabytes: megabytesOf(bytes), most }, text }
}

const numbers = new Intl.NumberFormat('en-US')

/** R77: why a picture of this size is refused, undefined where it is accepted. */
export function pictureSizeProblem(type: PictureType, { width, height }: Dimensions): Problem | undefined {
  if (Math.max(width, height) > UPLOAD_LIMITS.maxSide) {
    const text = `This picture is more than ${numbers.format(UPLOAD_LIMITS.maxSide)} pixels wide or high. Make it smaller and try again.`
    return { code: 'picture_too_wide', params: { pixels: UPLOAD_LIMITS.maxSide }, text }
  }
  const isJpeg = type === 'image/jpeg'
  const most = isJpeg ? UPLOAD_LIMITS.maxJpegPixels : UPLOAD_LIMITS.maxPixels
  if (width * height <= most) return undefined
  const instead = isJpeg ? 'Make it smaller' : 'Make it smaller or save it as a JPEG'
  const megapixels = most / 1_000_000
  const text = `This picture has more than ${megapixels} megapixels. ${instead} and try again.`
  return { code: 'picture_too_many_pixels', params: { megapixels, type: isJpeg ? 'jpeg' : 'other' }, text }
}

const sizeText = ({ width, height }: Dimensions) => `${numbers.format(width)} × ${numbers.format(height)} pixels`

/** R701: why a profile picture is too small after its crop, undefined where it is accepted. */
export function portraitSizeProblem(picture: Dimensions, crop?: Crop): Problem | undefined {
  const least = UPLOAD_LIMITS.minPortraitSide
  const needed = `A profile picture needs at least ${sizeText({ width: least, height: least })}.`
  if (Math.min(picture.width, picture.height) < least) {
    const { width, height } = picture
    const text = `This picture has ${sizeText(picture)}. ${needed} Choose a larger one.`
    return { code: 'portrait_too_small', params: { width, height, least }, text }
  }
  const part = cropRectangle(picture, 1, crop)
  if (Math.min(part.width, part.height) >= least) return undefined
  const { width, height } = part
  const text = `The chosen part of this picture has ${sizeText(part)}. ${needed} Choose a larger part, or a larger picture.`
  return { code: 'portrait_part_too_small', params: { width, height, least }, text }
}
