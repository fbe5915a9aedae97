import { findDecision } from '#db/queries/moderation/decisions.ts'
import { isId } from '#domain/id.ts'
import { fail, ok } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { requireAdminViewer } from '#use-cases/admin/require-admin-viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { presentDecisions } from './present-decision.ts'

/** R780: one decision for an admin, with the day of what it is about. */
export async function readDecision({ db }: Pick<Deps, 'db'>, viewer: Viewer, { id }: { id: string }) {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const row = isId(id) ? await findDecision(db, id) : undefined
  const [decision] = row ? await presentDecisions(db, [row]) : []
  if (!row || !decision) return fail('not_found', 'there is no such decision')
  return ok({ ...decision, contentOn: (row.content_at ?? row.decided_at).toISOString() })
}
