import type { DecisionRow } from '#db/queries/moderation/decisions.ts'
import type { AdminViewer } from '#use-cases/admin/require-admin-viewer.ts'

import { isAffected } from './find-statement.ts'

/** Whether an admin other than the one who decided could decide about an objection. */
export function hasOtherAdmin(adminIds: string[], { decided_by, account_id }: DecisionRow): boolean {
  return adminIds.some((id) => id !== decided_by && id !== account_id)
}

/** R776: an objection is decided by another admin where there is one, and never by whom the decision affects. */
export function mayDecideObjection(viewer: AdminViewer, row: DecisionRow, adminIds: string[]): boolean {
  if (isAffected(viewer, row)) return false
  return row.decided_by !== viewer.userId || !hasOtherAdmin(adminIds, row)
}
