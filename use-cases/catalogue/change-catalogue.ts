import { compareAliases } from '#catalogue/compare-snapshots.ts'
import { createHirePathIndex } from '#catalogue/hire-site-map.ts'
import { readCatalogueTables } from '#catalogue/read-tables.ts'
import {
  committedCatalogueSnapshot,
  parseCatalogueSnapshot,
  type CatalogueSnapshot,
  serializeCatalogueSnapshot,
} from '#catalogue/snapshot.ts'
import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import {
  activateCatalogueSnapshot,
  findCatalogueTables,
  insertCatalogueSnapshot,
  lockCatalogueSnapshots,
} from '#db/queries/catalogue/catalogue-snapshots.ts'
import { rebuildSchema, rollBackSchema } from '#domain/admin/catalogue-version.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { requireAdminViewer } from '#use-cases/admin/require-admin-viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { computeCatalogueSnapshot } from './compute-snapshot.ts'
import { loadActiveCatalogueSnapshot } from './load-active-catalogue.ts'

type ChangeDeps = Pick<Deps, 'db' | 'queue' | 'now'>

type Change = { db: Db; deps: ChangeDeps; id: string | null; before: CatalogueSnapshot; after: CatalogueSnapshot }

/**
 * Every node loads the version when the transaction commits; a job rematches profiles whose terms changed their
 * meaning.
 */
async function activate({ db, deps, id, before, after }: Change): Promise<string | null> {
  const { addedAliases, removedAliases } = compareAliases(before, after)
  const terms = [...new Set([...addedAliases, ...removedAliases].map(({ alias }) => alias))]
  if (terms.length > 0) await deps.queue.send(db, 'rematch-profiles', { terms })
  return activateCatalogueSnapshot(db, id)
}

const countAliases = ({ aliases }: CatalogueSnapshot) =>
  Object.values(aliases).reduce((sum, added) => sum + Object.keys(added).length, 0)

/** R142: recomputes the tables and activates them. */
export async function rebuildCatalogue(
  deps: ChangeDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<{ active: string | null }>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = rebuildSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { reason } = parsed.data
  const { userId } = admin.value
  return deps.db.transaction().execute(async (db) => {
    await lockCatalogueSnapshots(db)
    const [before, after] = [await loadActiveCatalogueSnapshot(db), await computeCatalogueSnapshot(db)]
    const id = newId()
    const figures = { paths: createHirePathIndex(after.hireSiteMap).paths().size, aliases: countAliases(after) }
    const tables = serializeCatalogueSnapshot(after)
    await insertCatalogueSnapshot(db, { id, createdBy: userId, reason, tables, ...figures, now: deps.now() })
    const from = await activate({ db, deps, id, before, after })
    const details = { from, to: id, ...figures }
    await insertModerationEntries(db, [
      { actorId: userId, profileId: null, action: 'rebuild-catalogue', reason, details },
    ])
    return ok({ active: id })
  })
}

/** R143: activates an earlier version or, with null, the committed tables, byte for byte. */
export async function rollBackCatalogue(
  deps: ChangeDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<{ active: string | null }>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = rollBackSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { snapshotId: id, reason } = parsed.data
  return deps.db.transaction().execute(async (db) => {
    await lockCatalogueSnapshots(db)
    const found = id === null ? undefined : await findCatalogueTables(db, id)
    if (id !== null && !found) return fail('not_found', 'there is no such version')
    const after = found ? parseCatalogueSnapshot(found.tables) : committedCatalogueSnapshot(readCatalogueTables())
    const from = await activate({ db, deps, id, before: await loadActiveCatalogueSnapshot(db), after })
    const entry = { actorId: admin.value.userId, profileId: null, action: 'roll-back-catalogue' as const, reason }
    await insertModerationEntries(db, [{ ...entry, details: { from, to: id } }])
    return ok({ active: id })
  })
}
