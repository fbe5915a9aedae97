import { createLiveCatalogue, type LiveCatalogue } from '#catalogue/live-catalogue.ts'
import type { Db } from '#db/connection.ts'
import { listenForChanges } from '#db/listen.ts'
import { CATALOGUE_CHANNEL } from '#db/queries/catalogue-snapshots.ts'
import { readCatalogue } from '#use-cases/catalogue/read-catalogue.ts'

type Options = { databaseUrl: string; onError: (error: unknown) => void }

/** The catalogue in its active version, and from then on in every new one, without a restart. */
export async function followCatalogue(
  db: Db,
  { databaseUrl, onError }: Options,
): Promise<Omit<LiveCatalogue, 'replace'> & { close(): Promise<void> }> {
  const { catalogue, current, replace } = createLiveCatalogue(await readCatalogue(db))
  const { close } = await listenForChanges(databaseUrl, {
    channel: CATALOGUE_CHANNEL,
    onChange: async () => replace(await readCatalogue(db)),
    onError,
  })
  return { catalogue, current, close }
}
