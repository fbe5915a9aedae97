import { createLiveCatalogue, type LiveCatalogue } from '#catalogue/live-catalogue.ts'
import type { Db } from '#db/connection.ts'
import { listenForChanges } from '#db/listen.ts'
import { PAGE_CHANNEL } from '#db/page-changes.ts'
import { CATALOGUE_CHANNEL } from '#db/queries/catalogue/catalogue-snapshots.ts'
import { readCatalogue } from '#use-cases/catalogue/read-catalogue.ts'

/** Whoever keeps pages hears what no longer holds. */
export type PageKeeper = {
  change(message: string): void
  /** Anything may have changed. */
  flush(): void
  /** From here until the next flush, changes may go unheard. */
  suspend(): void
}

type Options = { databaseUrl: string; onError: (error: unknown) => void }

/** One connection that hears of every change: the catalogue stays the active one, and kept pages true. */
export async function followChanges(db: Db, { databaseUrl, onError }: Options) {
  const { catalogue, current, replace }: LiveCatalogue = createLiveCatalogue(await readCatalogue(db))
  const keepers = new Set<PageKeeper>()
  let away = false
  const flush = () => {
    for (const keeper of keepers) keeper.flush()
  }
  const read = async () => {
    replace(await readCatalogue(db))
    flush()
  }
  // One after the other: an older read must not end after a newer one.
  let reading = Promise.resolve()
  const readAgain = () => {
    reading = reading.then(read).catch(onError)
  }
  const { close } = await listenForChanges(databaseUrl, {
    channels: {
      [CATALOGUE_CHANNEL]: readAgain,
      [PAGE_CHANNEL]: (message) => {
        for (const keeper of keepers) keeper.change(message)
      },
    },
    onConnect() {
      if (away) flush()
      away = false
      readAgain()
    },
    onLost() {
      away = true
      for (const keeper of keepers) keeper.suspend()
    },
    onError,
  })
  await reading
  return {
    catalogue,
    current,
    /** From now on; gives what ends it. */
    follow(keeper: PageKeeper): () => void {
      keepers.add(keeper)
      if (away) keeper.suspend()
      return () => keepers.delete(keeper)
    },
    async close() {
      await close()
      await reading
    },
  }
}
