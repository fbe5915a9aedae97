import { foldListingChanges } from '#db/queries/lists/listing-tallies.ts'
import type { Deps } from '#use-cases/deps.ts'

const AT_ONCE = 2000

/** R160: folds pending changes into the stored counts of pages, so that readers have few left to add. */
export async function aggregateListings({ db }: Pick<Deps, 'db'>, { atOnce = AT_ONCE } = {}): Promise<void> {
  for (;;) {
    const folded = await db.transaction().execute((transaction) => foldListingChanges(transaction, atOnce))
    if (folded < atOnce) return
  }
}
