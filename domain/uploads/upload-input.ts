import { z } from 'zod'

import { MAX_LENGTH } from '#domain/limits.ts'
import { isStorableText } from '#domain/text/text-schema.ts'

import type { Crop } from './picture-crop.ts'
import { PICTURE_VARIANTS, type PicturePurpose } from './picture.ts'

const PURPOSES = Object.keys(PICTURE_VARIANTS) as PicturePurpose[]

const fraction = z.coerce.number('Give a number from 0 to 1.').min(0, 'It begins at 0.').max(1, 'It ends at 1.')

const cropFields = z.object({
  cropX: fraction.optional().describe('Left edge of what is kept, as a fraction of the width.'),
  cropY: fraction.optional().describe('Upper edge of what is kept, as a fraction of the height.'),
  cropSize: fraction
    .gt(0, 'It must be more than 0.')
    .optional()
    .describe('Size of what is kept, as a fraction of the largest part that fits. Give all three, or none.'),
})

export const signedUploadSchema = cropFields
  .extend({
    fileName: z
      .string('Name the file.')
      .min(1, 'Name the file.')
      .max(MAX_LENGTH.fileName, `A name may have at most ${MAX_LENGTH.fileName} characters.`)
      .refine(isStorableText, 'The name contains characters that cannot be stored.')
      .meta({ example: 'portrait.jpg' }),
    contentType: z.string('Say what type the file has.').toLowerCase().meta({ example: 'image/jpeg' }),
    size: z.coerce
      .number('Say how many bytes the file has.')
      .int('Say how many bytes the file has.')
      .min(1, 'The file is empty.')
      .meta({ example: 240_000 }),
    purpose: z
      .enum(PURPOSES, `The purpose is one of ${PURPOSES.join(', ')}.`)
      .meta({ example: 'avatar' as PicturePurpose }),
  })
  .refine(
    ({ cropX, cropY, cropSize }) => new Set([cropX, cropY, cropSize].map((one) => one === undefined)).size === 1,
    {
      path: ['cropSize'],
      message: 'Give cropX, cropY and cropSize together, or none of them.',
    },
  )

export type SignedUploadInput = z.infer<typeof signedUploadSchema>

export function cropFromUpload({ cropX, cropY, cropSize }: SignedUploadInput): Crop | undefined {
  if (cropX === undefined || cropY === undefined || cropSize === undefined) return undefined
  return { x: cropX, y: cropY, size: cropSize }
}

export const uploadTicketSchema = z
  .object({
    key: z.string(),
    method: z.literal('POST'),
    url: z.string().describe('Send the file here, as multipart/form-data.'),
    fields: z.record(z.string(), z.string()).describe('Send these first, as they are; then the file as `file`.'),
    publicUrl: z.string().describe('Where the picture will be; this goes into `profileImg`.'),
    expiresAt: z.iso.datetime(),
    maxBytes: z.number().int().describe('The most that any picture may have; this one no more than was declared.'),
  })
  .meta({ id: 'UploadTicket' })

export const uploadedPictureSchema = z
  .object({ url: z.string(), width: z.number().int(), height: z.number().int() })
  .meta({ id: 'UploadedPicture' })
