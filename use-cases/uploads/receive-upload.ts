import { fail, ok, type Result } from '#domain/result.ts'
import type { UploadedPicture } from '#domain/uploads/upload.ts'
import type { Viewer } from '#domain/viewer.ts'

import { findOwnUpload } from './own-upload.ts'
import { UPLOAD_ALREADY_USED, FILE_TOO_LARGE, processUpload, type UploadDeps } from './process-upload.ts'

/** An incoming form: its fields, and the file that follows them. */
export type IncomingForm = { fields: Record<string, string>; file: AsyncIterable<Uint8Array> }

type Input = { key: string; readForm: () => Promise<Result<IncomingForm>> }

/** Receives a file on our own server, where there is no bucket, and processes it at once. */
export async function receiveUpload(
  deps: UploadDeps,
  viewer: Viewer,
  { key, readForm }: Input,
): Promise<Result<UploadedPicture>> {
  const { incoming } = deps
  const found = await findOwnUpload(deps.db, viewer, key)
  if (!found.ok) return found
  if (incoming.kind !== 'local') return fail('not_found', 'files are not sent here')
  const upload = found.value
  const form = await readForm()
  if (!form.ok) return form
  const { user_id: userId, content_type: contentType, size, expires_at: expiresAt } = upload
  if (!incoming.isFormOf({ key, userId, contentType, size, expiresAt }, form.value.fields)) {
    return fail('forbidden', 'the form is not the one that was issued')
  }
  if (upload.state !== 'issued' && upload.state !== 'received') return UPLOAD_ALREADY_USED
  if (expiresAt <= deps.now()) return fail('forbidden', 'this upload has expired; ask for a new one')
  return processUpload(deps, upload, {
    receive: async () => {
      const written = await incoming.write(key, form.value.file, size)
      return written === 'written' ? ok(null) : FILE_TOO_LARGE
    },
  })
}
