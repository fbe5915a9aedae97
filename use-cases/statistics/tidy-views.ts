import { deleteViewsBefore } from '#db/queries/statistics/views.ts'
import { dayBefore } from '#domain/day.ts'
import { VISITORS_KEPT_DAYS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R120: what tells visitors apart is kept for as long as a late batch may still need it. */
export async function tidyViews({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteViewsBefore(db, dayBefore(now(), VISITORS_KEPT_DAYS))
}
