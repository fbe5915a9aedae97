import { listStaleChunks, writeBits } from '#db/queries/facet-bits.ts'
import { EVERYONE, readTally } from '#db/queries/listing-tallies.ts'
import { isLostRace } from '#db/retry-on-deadlock.ts'
import { COUNTED_ONE_BY_ONE } from '#domain/limits.ts'

import type { Deps } from './deps.ts'

/** Fewer than so many are quickly counted one by one. */
const MANY = 500

/** R162: writes the bits anew where many experts have changed since. A chunk that changes meanwhile waits for the next time. */
export async function writeFacetBits(
  { db }: Pick<Deps, 'db'>,
  { many = MANY, few = COUNTED_ONE_BY_ONE } = {},
): Promise<void> {
  // A site without a large page has no use for them.
  if ((await readTally(db, EVERYONE)).experts <= few) return
  for (const chunk of await listStaleChunks(db, many)) {
    try {
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((transaction) => writeBits(transaction, chunk))
    } catch (error) {
      if (!isLostRace(error)) throw error
    }
  }
}
