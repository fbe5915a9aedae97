import { retryOnDeadlock } from '#db/retry-on-deadlock.ts'
import type { Deps } from '#use-cases/deps.ts'

import { refreshListing } from './refresh-listing.ts'

/** Each profile in its own transaction: if one fails, those before it are done. */
export async function refreshListings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  profileIds: Iterable<string>,
): Promise<void> {
  for (const id of new Set(profileIds)) {
    await retryOnDeadlock(() =>
      db.transaction().execute((transaction) => refreshListing(transaction, id, { now: now() })),
    )
  }
}
