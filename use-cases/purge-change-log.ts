import { deleteOldChanges } from '#db/change-log/delete-old-changes.ts'
import { CHANGE_LOG_RETENTION } from '#domain/limits.ts'

import type { Deps } from './deps.ts'

const AT_ONCE = 10_000

/** R382: the change log has what a reader may have missed who was away for an hour, and no more. */
export async function purgeChangeLog(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { maxRows = CHANGE_LOG_RETENTION.rows, atOnce = AT_ONCE }: { maxRows?: number; atOnce?: number } = {},
): Promise<void> {
  const before = new Date(now().getTime() - CHANGE_LOG_RETENTION.hours * 3_600_000)
  while ((await deleteOldChanges(db, { before, maxRows, atOnce })) >= atOnce);
}
