import { deleteUploads, lockIdleUploads } from '#db/queries/uploads/uploads.ts'
import { HOUR_MS, UPLOAD } from '#domain/limits.ts'

import type { UploadDeps } from './process-upload.ts'

const AT_ONCE = 100

/** One batch: the files first, so that what is interrupted is found again. */
function cleanSome(deps: UploadDeps): Promise<number> {
  const now = deps.now().getTime()
  return deps.db.transaction().execute(async (transaction) => {
    const idle = await lockIdleUploads(transaction, {
      // A file that began to arrive just in time may still be worked on.
      expiredBefore: new Date(now - UPLOAD.minutes * 60_000),
      untouchedSince: new Date(now - UPLOAD.keptHours * HOUR_MS),
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

/** R79: removes uploads that came to nothing and pictures that no profile shows; gives how many. */
export async function cleanUploads(deps: UploadDeps): Promise<number> {
  let removed = 0
  for (let some = AT_ONCE; some === AT_ONCE; removed += some) some = await cleanSome(deps)
  return removed
}
