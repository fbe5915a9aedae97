import { insertViews, type ProfileViewEvent } from '#db/queries/statistics/views.ts'
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R120: counts new views; a counter is no edit and leaves the profile's version alone. */
export async function recordViews({ db }: Pick<Deps, 'db'>, views: ProfileViewEvent[]): Promise<void> {
  if (views.length > 0) await retryOnDeadlock(() => insertViews(db, views))
}
