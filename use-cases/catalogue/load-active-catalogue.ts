import { createCatalogue, loadCatalogue, type Catalogue } from '#catalogue/catalogue.ts'
import { readCatalogueTables } from '#catalogue/read-tables.ts'
import { committedSnapshot, parseSnapshot, type CatalogueSnapshot, applySnapshot } from '#catalogue/snapshot.ts'
import type { Db } from '#db/connection.ts'
import { findActiveCatalogueTables } from '#db/queries/catalogue/catalogue-snapshots.ts'

/** R141: the active version of the catalogue, or the committed one. */
export async function loadActiveCatalogue(db: Db): Promise<Catalogue> {
  const stored = await findActiveCatalogueTables(db)
  return stored === undefined
    ? loadCatalogue()
    : createCatalogue(applySnapshot(readCatalogueTables(), parseSnapshot(stored)))
}

/** The active tables, for comparison with a rebuild. */
export async function loadActiveSnapshot(db: Db): Promise<CatalogueSnapshot> {
  const stored = await findActiveCatalogueTables(db)
  return stored === undefined ? committedSnapshot(readCatalogueTables()) : parseSnapshot(stored)
}
