/** Types that a browser may upload; every picture is stored as WebP. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

export type PictureType = (typeof PICTURE_TYPES)[number]

export function isPictureType(type: string): type is PictureType {
  return (PICTURE_TYPES as readonly string[]).includes(type)
}

/**
 * issued: the form was handed out. received: the file is being processed. stored: the picture is finished. used: a
 * profile shows it. refused: it was no picture, and was deleted.
 */
export const UPLOAD_STATES = ['issued', 'received', 'stored', 'used', 'refused'] as const

export type UploadState = (typeof UPLOAD_STATES)[number]

/** Where files come in on our own server; elsewhere they go to the bucket's address. */
export const UPLOAD_PATH = '/user/upload'

/** How to send one file: a multipart POST of `fields` and, last, the file as `file`. */
export type UploadTicket = {
  key: string
  method: 'POST'
  url: string
  fields: Record<string, string>
  publicUrl: string
  expiresAt: string
  maxBytes: number
}

export type UploadedPicture = { url: string; width: number; height: number }

/** The form field of the file, here and at S3. */
export const FILE_FIELD = 'file'
