import { listStaleChunks, writeBits } from '#db/queries/facet-bits.ts'
import { isLostRace } from '#db/retry-on-deadlock.ts'

import type { Deps } from './deps.ts'

/** Fewer than so many are quickly counted one by one. */
const MANY = 500

/** R162: writes the bits anew where many experts have changed since. A chunk that changes meanwhile waits for the next time. */
export async function writeFacetBits({ db }: Pick<Deps, 'db'>, { many = MANY } = {}): Promise<void> {
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
