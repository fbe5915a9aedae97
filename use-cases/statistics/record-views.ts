import { insertViews, type SeenView } from '#db/queries/statistics/views.ts'
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R120: counts those that are new; counters are no edit and leave the profile's version alone. */
export async function recordViews({ db }: Pick<Deps, 'db'>, views: SeenView[]): Promise<void> {
  if (views.length > 0) await retryOnDeadlock(() => insertViews(db, views))
}
