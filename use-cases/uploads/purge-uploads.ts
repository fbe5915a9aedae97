import { deleteUploads, retireIdleUploads } from '#db/queries/uploads/uploads.ts'
import { HOUR_MS, UPLOAD_LIMITS } from '#domain/limits.ts'

import type { UploadDeps } from './process-upload.ts'
import { purgeStoredItems } from './purge-stored-items.ts'

/** R79: removes unfinished uploads and pictures that no profile shows; returns how many. */
export function purgeUploads(deps: UploadDeps): Promise<number> {
  const now = deps.now().getTime()
  // A file whose transfer began just in time may still be in progress.
  const expiredBefore = new Date(now - UPLOAD_LIMITS.minutes * 60_000)
  const untouchedSince = new Date(now - UPLOAD_LIMITS.retentionHours * HOUR_MS)
  return purgeStoredItems({
    list: (page) => retireIdleUploads(deps.db, { expiredBefore, untouchedSince, ...page }),
    remove: ({ key, purpose }) => Promise.all([deps.incoming.remove(key), deps.pictures.remove(purpose, key)]),
    forget: (keys) => deleteUploads(deps.db, keys),
  })
}
