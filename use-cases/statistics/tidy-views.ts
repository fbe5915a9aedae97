import { deleteViewsBefore } from '#db/queries/statistics/views.ts'
import { dayBefore } from '#domain/day.ts'
import { VISITOR_RETENTION_DAYS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R120: visitor hashes are stored only as long as a late batch may still need them. */
export async function tidyViews({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteViewsBefore(db, dayBefore(now(), VISITOR_RETENTION_DAYS))
}
