import { createCatalogue, loadCatalogue, type Catalogue } from '#catalogue/catalogue.ts'
import { readCatalogueTables } from '#catalogue/read-tables.ts'
import {
  committedCatalogueSnapshot,
  parseCatalogueSnapshot,
  type CatalogueSnapshot,
  applyCatalogueSnapshot,
} from '#catalogue/snapshot.ts'
import type { Db } from '#db/connection.ts'
import { findActiveCatalogueTables } from '#db/queries/catalogue/catalogue-snapshots.ts'

/** R141: the active version of the catalogue, or the committed one. */
export async function loadActiveCatalogue(db: Db): Promise<Catalogue> {
  const stored = await findActiveCatalogueTables(db)
  return stored === undefined
    ? loadCatalogue()
    : createCatalogue(applyCatalogueSnapshot(readCatalogueTables(), parseCatalogueSnapshot(stored)))
}

/** The active tables, for comparison with a rebuild. */
export async function loadActiveCatalogueSnapshot(db: Db): Promise<CatalogueSnapshot> {
  const stored = await findActiveCatalogueTables(db)
  return stored === undefined ? committedCatalogueSnapshot(readCatalogueTables()) : parseCatalogueSnapshot(stored)
}
