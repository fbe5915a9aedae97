import { deleteUploads, lockIdleUploads } from '#db/queries/uploads/uploads.ts'
import { HOUR_MS, UPLOAD } from '#domain/limits.ts'

import type { UploadDeps } from './process-upload.ts'

const AT_ONCE = 100

/** One batch. Files are deleted before rows, so that an interrupted run finds them again. */
function cleanSome(deps: UploadDeps): Promise<number> {
  const now = deps.now().getTime()
  return deps.db.transaction().execute(async (transaction) => {
    const idle = await lockIdleUploads(transaction, {
      // A file whose transfer began just in time may still be in progress.
      expiredBefore: new Date(now - UPLOAD.minutes * 60_000),
      untouchedSince: new Date(now - UPLOAD.retentionHours * HOUR_MS),
      limit: AT_ONCE,
    })
    await Promise.all(
      idle.flatMap(({ key, purpose }) => [deps.incoming.remove(key), deps.pictures.remove(purpose, key)]),
    )
    await deleteUploads(
      transaction,
      idle.map(({ key }) => key),
    )
    return idle.length
  })
}

/** R79: removes unfinished uploads and pictures that no profile shows; returns how many. */
export async function cleanUploads(deps: UploadDeps): Promise<number> {
  let removed = 0
  for (let some = AT_ONCE; some === AT_ONCE; removed += some) some = await cleanSome(deps)
  return removed
}
