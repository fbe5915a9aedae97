import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts, type Translate } from '#client/issue-texts.ts'
import type { Problem } from '#domain/issue.ts'
import type { Crop, Dimensions } from '#domain/uploads/picture-crop.ts'
import {
  FILE_EMPTY,
  NOT_A_PICTURE,
  pictureSizeProblem,
  portraitSizeProblem,
  pictureBytesProblem,
} from '#domain/uploads/picture-size.ts'
import { sniffPictureType, SIGNATURE_BYTES } from '#domain/uploads/picture-type.ts'
import type { PicturePurpose } from '#domain/uploads/picture.ts'
import type { UploadedPicture } from '#domain/uploads/upload.ts'

import { type UploadOptions, uploadFile } from './upload-file.ts'

/** The input names of the picture control. */
export const PICTURE_FIELDS = { address: 'picture', file: 'pictureFile' } as const

type Upload = UploadOptions & {
  file: File
  purpose?: PicturePurpose
  /** The crop; by default the centre. */
  crop?: Crop | undefined
}

async function typeOf(file: File) {
  return sniffPictureType(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()))
}

/** What is wrong with a file; undefined if it may be uploaded. */
export async function pictureFileProblem(file: File): Promise<Problem | undefined> {
  if (file.size === 0) return FILE_EMPTY
  return (await typeOf(file)) ? pictureBytesProblem(file.size) : NOT_A_PICTURE
}

/** What is wrong with the dimensions of a profile picture before its crop; undefined if they are fine. */
export async function pictureDimensionsProblem(file: File, picture: Dimensions): Promise<Problem | undefined> {
  const type = await typeOf(file)
  return (type && pictureSizeProblem(type, picture)) ?? portraitSizeProblem(picture)
}

/** What is wrong with the file if the API says so, else why the upload failed. */
export function uploadErrorText(error: unknown, say: Translate): string {
  const fields = error instanceof ApiFailure ? fieldErrorTexts(error, say) : {}
  return Object.values(fields)[0]?.[0] ?? friendlyError(error, say)
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
  await uploadFile(client, { ticket, file, onProgress, signal })
  signal?.throwIfAborted()
  return client.post('/v1/marketplace/uploads/{key}/finish', { params: { key: ticket.key } })
}

/**
 * Uploads the file of a form that was sent without JavaScript, and replaces it by the picture's address. Returns
 * undefined on success or without a file, else the error message.
 */
export async function uploadPostedPicture(client: Client, form: FormData, say: Translate): Promise<string | undefined> {
  const file = form.get(PICTURE_FIELDS.file)
  form.delete(PICTURE_FIELDS.file)
  if (!(file instanceof File) || file.size === 0) return undefined
  try {
    form.set(PICTURE_FIELDS.address, (await uploadPicture(client, { file })).url)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return uploadErrorText(error, say)
  }
}

/** The picture's address in a form. The checkbox that removes it comes later under the same name. */
export function postedPictureAddress(form: FormData): string {
  return String(form.getAll(PICTURE_FIELDS.address).at(-1) ?? '')
}
