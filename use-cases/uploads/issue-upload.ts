import { randomUUID } from 'node:crypto'

import { insertUpload } from '#db/queries/uploads/uploads.ts'
import { UPLOAD_LIMITS } from '#domain/limits.ts'
import { fail, failField, ok, type Result } from '#domain/result.ts'
import { NOT_A_PICTURE, pictureBytesProblem } from '#domain/uploads/picture-size.ts'
import { MEDIA_PATH, pictureAddress, publicPictureAddress } from '#domain/uploads/picture.ts'
import { cropFromUpload, type SignedUploadInput } from '#domain/uploads/upload-input.ts'
import { isPictureType, PICTURE_TYPES, type UploadTicket } from '#domain/uploads/upload.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R75: one form for one file, for this account, for ten minutes. */
export async function issueUpload(
  deps: Pick<Deps, 'db' | 'incoming' | 'now' | 'site'>,
  viewer: Viewer,
  input: SignedUploadInput,
): Promise<Result<UploadTicket>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const { contentType, size, purpose } = input
  if (!isPictureType(contentType)) {
    const refused = { field: 'contentType', ...NOT_A_PICTURE }
    return failField('unsupported_type', `the type is one of ${PICTURE_TYPES.join(', ')}`, refused)
  }
  const tooHeavy = pictureBytesProblem(size)
  if (tooHeavy) {
    const refused = { field: 'size', ...tooHeavy }
    return failField('too_large', `a picture may have ${UPLOAD_LIMITS.maxBytes} bytes at most`, refused)
  }
  // Unguessable: only its address protects a picture of a private profile.
  const key = randomUUID()
  const now = deps.now()
  const expiresAt = new Date(now.getTime() + UPLOAD_LIMITS.minutes * 60_000)
  const crop = cropFromUpload(input)
  const publicUrl = pictureAddress(MEDIA_PATH, purpose, key)
  const form = await deps.incoming.form({ key, userId: viewer.userId, contentType, size, expiresAt })
  await insertUpload(deps.db, {
    key,
    user_id: viewer.userId,
    purpose,
    content_type: contentType,
    size,
    crop_x: crop?.x ?? null,
    crop_y: crop?.y ?? null,
    crop_size: crop?.size ?? null,
    public_url: publicUrl,
    created_at: now,
    expires_at: expiresAt,
    touched_at: now,
  })
  return ok({
    key,
    method: 'POST',
    ...form,
    publicUrl: publicPictureAddress(publicUrl, deps.site.mediaUrl),
    expiresAt: expiresAt.toISOString(),
    maxBytes: UPLOAD_LIMITS.maxBytes,
  })
}
