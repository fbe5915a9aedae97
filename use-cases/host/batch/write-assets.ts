import { upsertHostAssets } from '#db/queries/host/host-bulk-writes.ts'
import { findHostAssets, lockExistingWorkspaces } from '#db/queries/host/host-bulk.ts'
import { lockExistingUsers, listProfileIdsOf } from '#db/queries/host/host-entries.ts'
import type { HostAssetInput } from '#domain/host/host-input.ts'
import { assetColumns, assetOwnerKey } from '#use-cases/host/entries/asset-entry.ts'
import { computeHostWriteStatus } from '#use-cases/host/entries/compute-host-write-status.ts'
import { addAllToSet } from '#use-cases/host/entries/entry-type.ts'

import type { BulkWriter } from './bulk-writer.ts'

/** Writes work whose owner is known, and still the same. */
export const writeAssets: BulkWriter = async (db, reports, { now, effects }) => {
  const inputs = new Map(reports.map((report) => [report, report.input as HostAssetInput]))
  const owners = [...inputs.values()].map(({ owner }) => assetOwnerKey(owner))
  const ownersOf = (kind: string) => [...new Set(owners.filter((owner) => owner.kind === kind).map(({ id }) => id))]
  const [users, workspaces] = [
    await lockExistingUsers(db, ownersOf('user')),
    await lockExistingWorkspaces(db, ownersOf('workspace')),
  ]
  const before = await findHostAssets(
    db,
    reports.map(({ id }) => id),
  )
  const statuses: Awaited<ReturnType<BulkWriter>> = new Map()
  const rows: Parameters<typeof upsertHostAssets>[1] = []
  for (const [report, input] of inputs) {
    const { id } = report
    const owner = assetOwnerKey(input.owner)
    if (!(owner.kind === 'user' ? users : workspaces).has(owner.id)) continue
    const [values, row] = [assetColumns(input), before.get(id)]
    const moved = row?.owner_user_id !== values.owner_user_id || row.owner_workspace_id !== values.owner_workspace_id
    if (row && moved) continue
    const status = computeHostWriteStatus(row, values)
    statuses.set(report, status)
    if (status !== 'unchanged') rows.push({ id, ...values })
  }
  await upsertHostAssets(db, rows, { now })
  const idsOf = (column: 'owner_user_id' | 'owner_workspace_id') => [
    ...new Set(rows.map((row) => row[column]).filter((id) => id !== null)),
  ]
  const profileIds = await listProfileIdsOf(db, {
    userIds: idsOf('owner_user_id'),
    workspaceIds: idsOf('owner_workspace_id'),
  })
  addAllToSet(effects.parted, profileIds)
  return statuses
}
