import { findUploadByAddress } from '#db/queries/uploads/uploads.ts'
import { ok, type Result } from '#domain/result.ts'
import { publicPictureAddress, storedPictureAddress } from '#domain/uploads/picture.ts'
import type { UploadedPicture } from '#domain/uploads/upload.ts'
import type { Viewer } from '#domain/viewer.ts'

import { findOwnUpload } from './own-upload.ts'
import { processUpload, type UploadDeps } from './process-upload.ts'

/** Processes the uploaded file into a picture, wherever it was uploaded to. Idempotent. */
export async function finishUpload(
  deps: UploadDeps,
  viewer: Viewer,
  { key }: { key: string },
): Promise<Result<UploadedPicture>> {
  const found = await findOwnUpload(deps.db, viewer, key)
  if (!found.ok) return found
  const { public_url: url, width, height } = found.value
  const done = width !== null && height !== null ? ok({ url, width, height }) : await processUpload(deps, found.value)
  return done.ok ? ok({ ...done.value, url: publicPictureAddress(done.value.url, deps.site.mediaUrl) }) : done
}

/**
 * A profile may name a picture whose file has only just arrived in the bucket: it is processed first, outside of the
 * profile's transaction, which then decides whether the profile may use it. Returns the input with the address as it is
 * stored.
 */
export async function finishUploadNamedInInput(deps: UploadDeps, viewer: Viewer, input: unknown): Promise<unknown> {
  const named = (input as { profileImg?: unknown } | null | undefined)?.profileImg
  if (viewer.kind === 'anonymous' || typeof named !== 'string' || named.includes('\0')) return input
  const address = storedPictureAddress(named, deps.site.mediaUrl)
  const upload = await findUploadByAddress(deps.db, { userId: viewer.userId, address })
  if (upload?.state === 'issued' || upload?.state === 'received') await processUpload(deps, upload)
  return address === named ? input : { ...(input as object), profileImg: address }
}
