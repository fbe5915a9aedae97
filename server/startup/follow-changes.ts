import { createLiveCatalogue, type LiveCatalogue } from '#catalogue/live-catalogue.ts'
import type { Db } from '#db/connection.ts'
import { listenForChanges } from '#db/listen.ts'
import { PAGE_CHANNEL } from '#db/page-changes.ts'
import { CATALOGUE_CHANNEL } from '#db/queries/catalogue/catalogue-snapshots.ts'
import { readCatalogue } from '#use-cases/catalogue/read-catalogue.ts'

/** A page cache that is notified of changes. */
export type PageChangeListener = {
  change(message: string): void
  /** Anything may have changed: drop every cached page. */
  flush(): void
  /** From here until the next flush, changes may be missed. */
  suspend(): void
}

type Options = { databaseUrl: string; onError: (error: unknown) => void }

/** Listens for changes on one connection: keeps the active catalogue loaded and notifies page caches. */
export async function followChanges(db: Db, { databaseUrl, onError }: Options) {
  const { catalogue, current, replace }: LiveCatalogue = createLiveCatalogue(await readCatalogue(db))
  const listeners = new Set<PageChangeListener>()
  let away = false
  const flush = () => {
    for (const listener of listeners) listener.flush()
  }
  const read = async () => {
    replace(await readCatalogue(db))
    flush()
  }
  // Reads run one after another: an older one must not finish after a newer one.
  let reading = Promise.resolve()
  const readAgain = () => {
    reading = reading.then(read).catch(onError)
  }
  const { close } = await listenForChanges(databaseUrl, {
    channels: {
      [CATALOGUE_CHANNEL]: readAgain,
      [PAGE_CHANNEL]: (message) => {
        for (const listener of listeners) listener.change(message)
      },
    },
    onConnect() {
      if (away) flush()
      away = false
      readAgain()
    },
    onLost() {
      away = true
      for (const listener of listeners) listener.suspend()
    },
    onError,
  })
  await reading
  return {
    catalogue,
    current,
    /** Subscribes a listener; returns a function that unsubscribes it. */
    follow(listener: PageChangeListener): () => void {
      listeners.add(listener)
      if (away) listener.suspend()
      return () => listeners.delete(listener)
    },
    async close() {
      await close()
      await reading
    },
  }
}
