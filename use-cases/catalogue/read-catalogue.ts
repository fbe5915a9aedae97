import { createCatalogue, loadCatalogue, type Catalogue } from '#catalogue/catalogue.ts'
import { readTables } from '#catalogue/read-tables.ts'
import { committedSnapshot, readSnapshot, type Snapshot, withSnapshot } from '#catalogue/snapshot.ts'
import type { Db } from '#db/connection.ts'
import { findActiveTables } from '#db/queries/catalogue/catalogue-snapshots.ts'

/** R141: the active version of the catalogue, or the committed one. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
  const stored = await findActiveTables(db)
  return stored === undefined ? loadCatalogue() : createCatalogue(withSnapshot(readTables(), readSnapshot(stored)))
}

/** The active tables, for comparison with a rebuild. */
export async function readActiveSnapshot(db: Db): Promise<Snapshot> {
  const stored = await findActiveTables(db)
  return stored === undefined ? committedSnapshot(readTables()) : readSnapshot(stored)
}
