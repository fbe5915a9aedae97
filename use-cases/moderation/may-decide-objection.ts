import type { AdminRow } from '#db/queries/moderation/deciders.ts'
import type { DecisionRow } from '#db/queries/moderation/decisions.ts'
import type { AdminViewer } from '#use-cases/admin/require-admin-viewer.ts'

import { isAffected } from './find-statement.ts'

const isAffectedAdmin = ({ id, workspaceIds }: AdminRow, { account_id, workspace_id }: DecisionRow) =>
  id === account_id || (workspace_id !== null && workspaceIds.includes(workspace_id))

/** Whether an admin other than the one who decided could decide about an objection. */
export function hasOtherAdmin(admins: AdminRow[], decision: DecisionRow): boolean {
  return admins.some((admin) => admin.id !== decision.decided_by && !isAffectedAdmin(admin, decision))
}

/** R776: an objection is decided by another admin where there is one, and never by whom the decision affects. */
export function mayDecideObjection(viewer: AdminViewer, row: DecisionRow, admins: AdminRow[]): boolean {
  if (isAffected(viewer, row)) return false
  return row.decided_by !== viewer.userId || !hasOtherAdmin(admins, row)
}
