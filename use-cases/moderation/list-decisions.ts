import type { Db } from '#db/connection.ts'
import { listAdmins } from '#db/queries/moderation/deciders.ts'
import { countDecisions, type DecisionRow, listDecisionRows } from '#db/queries/moderation/decisions.ts'
import { PAGE_SIZE, MAX_PAGES } from '#domain/limits.ts'
import { type AdminDecisions, decisionsQuerySchema } from '#domain/moderation/decision-schemas.ts'
import { countListPages, okUnlessBeyondLast, pageLimitOffset } from '#domain/page-number.ts'
import type { Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { type AdminViewer, requireAdminViewer } from '#use-cases/admin/require-admin-viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { isAffected } from './find-statement.ts'
import { mayDecideObjection } from './may-decide-objection.ts'
import { presentDecisions } from './present-decision.ts'

export async function presentAdminDecisions(db: Db, viewer: AdminViewer, rows: DecisionRow[]) {
  const decisions = await presentDecisions(db, rows)
  const admins = await listAdmins(db)
  return decisions.map((decision, at) => {
    const row = rows[at]
    return {
      ...decision,
      affected: row?.affected_name ? { name: row.affected_name, email: row.affected_email } : null,
      // An admin whom it affects learns no more than others do (R770a).
      decidedBy: row && !isAffected(viewer, row) ? row.admin_name : null,
      mayDecide: row !== undefined && mayDecideObjection(viewer, row, admins),
    }
  })
}

/** R777: what waits for admins, the oldest first, and all decisions, the newest first. */
export async function listDecisions(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { query }: { query: Record<string, unknown> },
): Promise<Result<AdminDecisions>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = decisionsQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { queue, page } = parsed.data
  const [rows, counts] = await Promise.all([
    listDecisionRows(db, { queue, ...pageLimitOffset(page) }),
    countDecisions(db),
  ])
  const total = Math.min(counts[queue], MAX_PAGES * PAGE_SIZE)
  return okUnlessBeyondLast({
    items: await presentAdminDecisions(db, admin.value, rows),
    waiting: { objections: counts.objections, incomplete: counts.incomplete },
    total,
    page,
    pages: countListPages(total),
  })
}
