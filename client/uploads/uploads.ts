import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { UPLOAD } from '#domain/limits.ts'
import type { Crop, Dimensions } from '#domain/uploads/picture-crop.ts'
import { pictureSizeProblem } from '#domain/uploads/picture-size.ts'
import { sniffPictureType, TELLING_BYTES } from '#domain/uploads/picture-type.ts'
import type { PicturePurpose } from '#domain/uploads/picture.ts'
import type { UploadedPicture } from '#domain/uploads/upload.ts'

import { type Sending, sendFile } from './send-file.ts'

/** Names that the picture control gives its inputs. */
export const PICTURE_FIELDS = { address: 'picture', file: 'pictureFile' } as const

type Upload = Sending & {
  file: File
  purpose?: PicturePurpose
  /** What to keep of it; without, the middle. */
  crop?: Crop | undefined
}

async function typeOf(file: File) {
  return sniffPictureType(new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer()))
}

/** What is wrong with a file, in words for whoever chose it; undefined when it may be sent. */
export async function fileProblem(file: File): Promise<string | undefined> {
  if (file.size === 0) return 'This file is empty. Choose another one.'
  if (!(await typeOf(file))) return 'This file is not a picture that we can use. Choose a JPEG, PNG, WebP or AVIF.'
  const most = UPLOAD.maxBytes / 1024 / 1024
  if (file.size > UPLOAD.maxBytes) {
    return `This picture has ${(file.size / 1024 / 1024).toFixed(1)} MB. Choose one of at most ${most} MB.`
  }
  return undefined
}

/** What is wrong with the size of the picture in a file, as fileProblem. */
export async function sizeProblem(file: File, picture: Dimensions): Promise<string | undefined> {
  const type = await typeOf(file)
  return type && pictureSizeProblem(type, picture)
}

/** The server's own words about the file where it has some, a friendly sentence otherwise. */
export function uploadProblem(error: unknown): string {
  const fields = error instanceof ApiFailure ? error.fields : {}
  return Object.values(fields)[0]?.[0] ?? friendlyError(error)
}

/** All the steps of sending a picture, in the browser and on the server; its address goes into `profileImg`. */
export async function uploadPicture(
  client: Client,
  { file, purpose = 'avatar', crop, onProgress, signal }: Upload,
): Promise<UploadedPicture> {
  const type = await typeOf(file)
  const query = {
    fileName: file.name.slice(-100) || 'picture',
    // Browsers go by the ending of the name, which may be wrong.
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
 * Uploads the file that a form brings without JavaScript, and leaves its address in the form instead. Undefined when
 * all went well, or there was none; else what was wrong with it.
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

/** The address of the picture as a form names it: the box that removes it stands after it and has its name. */
export function postedPicture(form: FormData): string {
  return String(form.getAll(PICTURE_FIELDS.address).at(-1) ?? '')
}
