import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { UPLOAD_LIMITS } from '#domain/limits.ts'
import type { Crop, Dimensions } from '#domain/uploads/picture-crop.ts'
import { pictureSizeProblem, portraitProblem } from '#domain/uploads/picture-size.ts'
import { sniffPictureType, SIGNATURE_BYTES } from '#domain/uploads/picture-type.ts'
import type { PicturePurpose } from '#domain/uploads/picture.ts'
import type { UploadedPicture } from '#domain/uploads/upload.ts'

import { type Sending, sendFile } from './send-file.ts'

/** The input names of the picture control. */
export const PICTURE_FIELDS = { address: 'picture', file: 'pictureFile' } as const

type Upload = Sending & {
  file: File
  purpose?: PicturePurpose
  /** The crop; by default the centre. */
  crop?: Crop | undefined
}

async function typeOf(file: File) {
  return sniffPictureType(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()))
}

/** The error message for a file; undefined if it may be uploaded. */
export async function fileProblem(file: File): Promise<string | undefined> {
  if (file.size === 0) return 'This file is empty. Choose another one.'
  if (!(await typeOf(file))) return 'This file is not a picture that we can use. Choose a JPEG, PNG, WebP or AVIF.'
  const most = UPLOAD_LIMITS.maxBytes / 1024 / 1024
  if (file.size > UPLOAD_LIMITS.maxBytes) {
    return `This picture has ${(file.size / 1024 / 1024).toFixed(1)} MB. Choose one of at most ${most} MB.`
  }
  return undefined
}

/** The error message for the dimensions of a profile picture before its crop; undefined if they are fine. */
export async function sizeProblem(file: File, picture: Dimensions): Promise<string | undefined> {
  const type = await typeOf(file)
  return (type && pictureSizeProblem(type, picture)) ?? portraitProblem(picture)
}

/** The server's message about the file, if it has one; a friendly one otherwise. */
export function uploadProblem(error: unknown): string {
  const fields = error instanceof ApiFailure ? error.fields : {}
  return Object.values(fields)[0]?.[0] ?? friendlyError(error)
}

/** Runs all steps of an upload, in the browser or on the server, and returns the picture's address for `profileImg`. */
export async function uploadPicture(
  client: Client,
  { file, purpose = 'avatar', crop, onProgress, signal }: Upload,
): Promise<UploadedPicture> {
  const type = await typeOf(file)
  const query = {
    fileName: file.name.slice(-100) || 'picture',
    // Browsers derive the type from the file extension, which may be wrong.
    contentType: type ?? (file.type || 'application/octet-stream'),
    size: file.size,
    purpose,
    ...(crop && { cropX: crop.x, cropY: crop.y, cropSize: crop.size }),
  }
  const ticket = await client.get('/user/signedUpload', { query })
  signal?.throwIfAborted()
  await sendFile(client, { ticket, file, onProgress, signal })
  signal?.throwIfAborted()
  return client.post('/v1/marketplace/uploads/{key}/finish', { params: { key: ticket.key } })
}

/**
 * Uploads the file of a form that was sent without JavaScript, and replaces it by the picture's address. Returns
 * undefined on success or without a file, else the error message.
 */
export async function takePostedPicture(client: Client, form: FormData): Promise<string | undefined> {
  const file = form.get(PICTURE_FIELDS.file)
  form.delete(PICTURE_FIELDS.file)
  if (!(file instanceof File) || file.size === 0) return undefined
  try {
    form.set(PICTURE_FIELDS.address, (await uploadPicture(client, { file })).url)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return uploadProblem(error)
  }
}

/** The picture's address in a form. The checkbox that removes it comes later under the same name. */
export function postedPicture(form: FormData): string {
  return String(form.getAll(PICTURE_FIELDS.address).at(-1) ?? '')
}
