import type { Transaction } from 'kysely'

import { measureResponseTime, storeResponseTime } from '#db/queries/messages/message-writes.ts'
import type { Database } from '#db/schema.ts'
import { DAY_MS, RESPONSE_TIME } from '#domain/limits.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

/** R98: recomputes the profile's response time from its conversations, and its score with it. */
export async function refreshResponseTime(
  transaction: Transaction<Database>,
  profileId: string,
  { now }: { now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - RESPONSE_TIME.days * DAY_MS)
  const { hours, conversations } = await measureResponseTime(transaction, { profileId, since })
  const known = hours !== null && conversations >= RESPONSE_TIME.conversations
  // Rounded to a tenth of an hour, which a `real` column returns unchanged.
  const changed = await storeResponseTime(transaction, profileId, known ? Math.round(hours * 10) / 10 : null)
  if (changed) await refreshListing(transaction, profileId, { now })
}
