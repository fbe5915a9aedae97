import type { Db } from '#db/connection.ts'
import { findUpload, type UploadRow } from '#db/queries/uploads/uploads.ts'
import { isId } from '#domain/id.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'

export type OwnUpload = UploadRow & { user_id: string }

/** The upload of this key, if it was issued to the viewer. */
export async function findOwnUpload(db: Db, viewer: Viewer, key: string): Promise<Result<OwnUpload>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const upload = isId(key) ? await findUpload(db, key) : undefined
  if (!upload) return fail('not_found', 'there is no such upload')
  if (upload.user_id !== viewer.userId) return fail('forbidden', 'this upload was issued to somebody else')
  return ok({ ...upload, user_id: viewer.userId })
}
