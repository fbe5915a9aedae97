import type { Db } from '#db/connection.ts'
import { deleteUserRows, deleteWorkspaceRows } from '#db/queries/host/host-accounts.ts'
import {
  deleteHostAssetRows,
  findHostAssets,
  listMembersOf,
  lockHostUsers,
  lockHostWorkspaces,
} from '#db/queries/host/host-bulk.ts'
import { listProfileIdsOf, deleteFollowersOfProfiles, deleteReactionsOfUsers } from '#db/queries/host/host-entries.ts'
import { lockProfiles } from '#db/queries/profiles/profiles.ts'
import { utcDay } from '#domain/day.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import { addAllToSet, type ReportContext } from '#use-cases/host/entries/entry-type.ts'
import { resolveLocalIds } from '#use-cases/host/entries/local-ids.ts'
import type { HostReport } from '#use-cases/host/host-report.ts'

import type { BulkRemover } from './bulk-writer.ts'

/** R53, R409: profiles, listings and work go with the accounts, and so does what they followed; admins stay. */
const removeUsers: BulkRemover = async (db, ids, { now }) => {
  const before = await lockHostUsers(db, ids)
  const gone = ids.filter((id) => before.get(id)?.role !== 'admin')
  await deleteReactionsOfUsers(db, { userIds: gone, day: utcDay(now) })
  await deleteFollowersOfProfiles(db, await listProfileIdsOf(db, { userIds: gone }))
  await deleteUserRows(db, gone)
  return new Map(gone.map((id) => [id, before.has(id)]))
}

/** R53: their members lose the plan. */
const removeWorkspaces: BulkRemover = async (db, ids, { effects }) => {
  const before = await lockHostWorkspaces(db, ids)
  const members = await listMembersOf(db, ids)
  await deleteFollowersOfProfiles(db, await listProfileIdsOf(db, { workspaceIds: ids }))
  await deleteWorkspaceRows(db, ids)
  addAllToSet(effects.parted, await listProfileIdsOf(db, { userIds: members.map(({ user_id }) => user_id) }))
  return new Map(ids.map((id) => [id, before.has(id)]))
}

/** R53: the owners' profiles are locked, so the work cannot be highlighted while it is being removed. */
const removeAssets: BulkRemover = async (db, ids, { effects }) => {
  const before = await findHostAssets(db, ids)
  const owners = [...before.values()]
  const profileIds = await listProfileIdsOf(db, {
    userIds: owners.flatMap(({ owner_user_id: id }) => id ?? []),
    workspaceIds: owners.flatMap(({ owner_workspace_id: id }) => id ?? []),
  })
  await lockProfiles(db, profileIds)
  addAllToSet(effects.parted, profileIds)
  await deleteHostAssetRows(db, ids)
  return new Map(ids.map((id) => [id, before.has(id)]))
}

const REMOVE: Record<HostKind, BulkRemover> = { user: removeUsers, workspace: removeWorkspaces, asset: removeAssets }

/**
 * Deletes many entries at once. Returns whether each was there; one that is missing in the answer is for a report on its
 * own. @param known entries of the site builder that have been reported before
 */
export async function deleteEntriesInBulk(
  db: Db,
  { kind, reports, known }: { kind: HostKind; reports: HostReport[]; known: Map<string, unknown> },
  work: ReportContext,
): Promise<Map<HostReport, boolean>> {
  if (reports.length === 0) return new Map()
  const ids = await resolveLocalIds(db, kind, reports, work)
  // R477: whether an account that has the id is the one that is reported is for a report on its own to find out.
  const isPlain = ({ id }: HostReport) => kind !== 'user' || known.has(id) || !(work.signsIn && ids.isTaken(id))
  const localId = ({ id }: HostReport) => (kind === 'user' ? ids.toLocal(id) : id)
  const plain = reports.filter(isPlain)
  const removed = await REMOVE[kind](db, plain.map(localId), work)
  return new Map(
    plain.flatMap((report) => {
      const wasThere = removed.get(localId(report))
      return wasThere === undefined ? [] : [[report, wasThere] as const]
    }),
  )
}
