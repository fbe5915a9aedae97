import { compareAliases } from '#catalogue/compare-snapshots.ts'
import { createSiteIndex } from '#catalogue/hire-site-map.ts'
import { readTables } from '#catalogue/read-tables.ts'
import { committedSnapshot, readSnapshot, type Snapshot, writeSnapshot } from '#catalogue/snapshot.ts'
import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import {
  activateSnapshot,
  findSnapshotTables,
  insertSnapshot,
  lockSnapshots,
} from '#db/queries/catalogue/catalogue-snapshots.ts'
import { rebuildSchema, rollBackSchema } from '#domain/admin/catalogue-version.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { adminOf } from '#use-cases/admin/admin-of.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { computeSnapshot } from './compute-snapshot.ts'
import { readActiveSnapshot } from './read-catalogue.ts'

type ChangeDeps = Pick<Deps, 'db' | 'queue' | 'now'>

type Change = { db: Db; deps: ChangeDeps; id: string | null; before: Snapshot; after: Snapshot }

/**
 * Every node loads the version when the transaction commits; a job rematches profiles whose terms changed their
 * meaning.
 */
async function activate({ db, deps, id, before, after }: Change): Promise<string | null> {
  const { addedAliases, removedAliases } = compareAliases(before, after)
  const terms = [...new Set([...addedAliases, ...removedAliases].map(({ alias }) => alias))]
  if (terms.length > 0) await deps.queue.send(db, 'rematch-profiles', { terms })
  return activateSnapshot(db, id)
}

const countAliases = ({ aliases }: Snapshot) =>
  Object.values(aliases).reduce((sum, added) => sum + Object.keys(added).length, 0)

/** R142: recomputes the tables and activates them. */
export async function rebuildCatalogue(
  deps: ChangeDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<{ active: string | null }>> {
  const admin = adminOf(viewer)
  if (!admin.ok) return admin
  const parsed = rebuildSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { reason } = parsed.data
  const { userId } = admin.value
  return deps.db.transaction().execute(async (db) => {
    await lockSnapshots(db)
    const [before, after] = [await readActiveSnapshot(db), await computeSnapshot(db)]
    const id = newId()
    const figures = { paths: createSiteIndex(after.hireSiteMap).paths().size, aliases: countAliases(after) }
    const tables = writeSnapshot(after)
    await insertSnapshot(db, { id, createdBy: userId, reason, tables, ...figures, now: deps.now() })
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
  const admin = adminOf(viewer)
  if (!admin.ok) return admin
  const parsed = rollBackSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { snapshotId: id, reason } = parsed.data
  return deps.db.transaction().execute(async (db) => {
    await lockSnapshots(db)
    const found = id === null ? undefined : await findSnapshotTables(db, id)
    if (id !== null && !found) return fail('not_found', 'there is no such version')
    const after = found ? readSnapshot(found.tables) : committedSnapshot(readTables())
    const from = await activate({ db, deps, id, before: await readActiveSnapshot(db), after })
    const entry = { actorId: admin.value.userId, profileId: null, action: 'roll-back-catalogue' as const, reason }
    await insertModerationEntries(db, [{ ...entry, details: { from, to: id } }])
    return ok({ active: id })
  })
}
