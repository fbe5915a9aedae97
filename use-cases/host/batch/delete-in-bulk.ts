import type { Db } from '#db/connection.ts'
import { deleteUserRows, deleteWorkspaceRows } from '#db/queries/host/host-accounts.ts'
import {
  deleteAssetRows,
  findHostAssets,
  listMembersOf,
  lockHostUsers,
  lockHostWorkspaces,
} from '#db/queries/host/host-bulk.ts'
import { listProfileIdsOf, uncountFollowersOf, uncountReactionsOfUsers } from '#db/queries/host/host-entries.ts'
import { lockProfiles } from '#db/queries/profiles/profiles.ts'
import { dayOf } from '#domain/day.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import { addTo, type Work } from '#use-cases/host/entries/entry-type.ts'
import { readLocalIds } from '#use-cases/host/entries/local-ids.ts'
import type { HostReport } from '#use-cases/host/host-report.ts'

import type { RemoveMany } from './write-many.ts'

/** R53, R409: profiles, listings and work go with the accounts, and so does what they followed; admins stay. */
const removeUsers: RemoveMany = async (db, ids, { now }) => {
  const before = await lockHostUsers(db, ids)
  const gone = ids.filter((id) => before.get(id)?.role !== 'admin')
  await uncountReactionsOfUsers(db, { userIds: gone, day: dayOf(now) })
  await uncountFollowersOf(db, await listProfileIdsOf(db, { userIds: gone }))
  await deleteUserRows(db, gone)
  return new Map(gone.map((id) => [id, before.has(id)]))
}

/** R53: their members lose the plan. */
const removeWorkspaces: RemoveMany = async (db, ids, { effects }) => {
  const before = await lockHostWorkspaces(db, ids)
  const members = await listMembersOf(db, ids)
  await uncountFollowersOf(db, await listProfileIdsOf(db, { workspaceIds: ids }))
  await deleteWorkspaceRows(db, ids)
  addTo(effects.parted, await listProfileIdsOf(db, { userIds: members.map(({ user_id }) => user_id) }))
  return new Map(ids.map((id) => [id, before.has(id)]))
}

/** R53: the owners' profiles are locked, so the work cannot be highlighted while it is being removed. */
const removeAssets: RemoveMany = async (db, ids, { effects }) => {
  const before = await findHostAssets(db, ids)
  const owners = [...before.values()]
  const profileIds = await listProfileIdsOf(db, {
    userIds: owners.flatMap(({ owner_user_id: id }) => id ?? []),
    workspaceIds: owners.flatMap(({ owner_workspace_id: id }) => id ?? []),
  })
  await lockProfiles(db, profileIds)
  addTo(effects.parted, profileIds)
  await deleteAssetRows(db, ids)
  return new Map(ids.map((id) => [id, before.has(id)]))
}

const REMOVE: Record<HostKind, RemoveMany> = { user: removeUsers, workspace: removeWorkspaces, asset: removeAssets }

/**
 * Deletes many entries at once. Returns whether each was there; one that is missing in the answer is for a report on its
 * own. @param known entries of the site builder that have been reported before
 */
export async function deleteInBulk(
  db: Db,
  { kind, reports, known }: { kind: HostKind; reports: HostReport[]; known: Map<string, unknown> },
  work: Work,
): Promise<Map<HostReport, boolean>> {
  if (reports.length === 0) return new Map()
  const ids = await readLocalIds(db, kind, reports, work)
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
