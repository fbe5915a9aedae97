import { replaceMembersOf, upsertWorkspaces } from '#db/queries/host/host-bulk-writes.ts'
import { findWorkspaceSlugHolders, listMembersOf, lockHostWorkspaces } from '#db/queries/host/host-bulk.ts'
import { lockExistingUsers, listProfileIdsOf } from '#db/queries/host/host-entries.ts'
import type { WorkspaceRole } from '#domain/accounts/workspace.ts'
import type { HostWorkspaceInput } from '#domain/host/host-input.ts'
import { computeHostWriteStatus } from '#use-cases/host/entries/compute-host-write-status.ts'
import { addAllToSet } from '#use-cases/host/entries/entry-type.ts'
import { reportedMemberRoles, workspaceColumns } from '#use-cases/host/entries/workspace-entry.ts'

import type { BulkWriter } from './bulk-writer.ts'

/** Writes workspaces whose members are known and whose slug no other has. */
export const writeWorkspaces: BulkWriter = async (db, reports, { now, effects }) => {
  const inputs = new Map(reports.map((report) => [report, report.input as HostWorkspaceInput]))
  const ids = reports.map(({ id }) => id)
  const before = await lockHostWorkspaces(db, ids)
  const membersBefore = new Map<string, Map<string, WorkspaceRole>>()
  for (const { workspace_id, user_id, role } of await listMembersOf(db, ids)) {
    const members = membersBefore.get(workspace_id) ?? new Map<string, WorkspaceRole>()
    membersBefore.set(workspace_id, members.set(user_id, role))
  }
  const named = new Set([...inputs.values()].flatMap(({ members }) => members.map(({ userId }) => userId)))
  const known = await lockExistingUsers(db, [...named])
  const holders = await findWorkspaceSlugHolders(
    db,
    [...inputs.values()].map(({ slug }) => slug),
  )
  const statuses: Awaited<ReturnType<BulkWriter>> = new Map()
  const [rows, members, userIds]: [Parameters<typeof upsertWorkspaces>[1], Member[], Set<string>] = [[], [], new Set()]
  for (const [report, input] of inputs) {
    const { id } = report
    if ((holders.get(input.slug) ?? id) !== id) continue
    if (!input.members.every(({ userId }) => known.has(userId))) continue
    holders.set(input.slug, id)
    const [values, roles, row] = [workspaceColumns(input), reportedMemberRoles(input), before.get(id)]
    const left = membersBefore.get(id) ?? new Map<string, WorkspaceRole>()
    const status = computeHostWriteStatus(row && { ...row, members: left }, { ...values, members: roles })
    statuses.set(report, status)
    if (status === 'unchanged') continue
    rows.push({ created_at: row?.created_at ?? now, ...values, id })
    members.push(...[...roles].map(([user_id, role]) => ({ workspace_id: id, user_id, role })))
    addAllToSet(userIds, [...left.keys(), ...roles.keys()])
  }
  await upsertWorkspaces(db, rows, { now })
  const workspaceIds = rows.map(({ id }) => id)
  await replaceMembersOf(db, workspaceIds, { members, now })
  addAllToSet(effects.parted, await listProfileIdsOf(db, { userIds: [...userIds], workspaceIds }))
  return statuses
}

type Member = { workspace_id: string; user_id: string; role: WorkspaceRole }
