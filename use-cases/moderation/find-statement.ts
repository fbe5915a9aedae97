import { type DecisionRow, findDecision } from '#db/queries/moderation/decisions.ts'
import { managesWorkspace } from '#domain/accounts/workspace.ts'
import { isId } from '#domain/id.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { statementKey } from './statement-url.ts'

/** R774: whether a decision affects this account: its own, or of a workspace that it manages. */
export function isAffected(viewer: Viewer, { account_id, workspace_id }: DecisionRow): boolean {
  if (viewer.kind === 'anonymous') return false
  if (account_id !== null) return account_id === viewer.userId
  return workspace_id !== null && managesWorkspace(viewer.workspaces.get(workspace_id))
}

type Asked = { id: string; token: string | undefined }

/** R774: a decision for whom it affects, signed in or by the mailed link; for everyone else it does not exist. */
export async function findStatement(
  { db, signer }: Pick<Deps, 'db' | 'signer'>,
  viewer: Viewer,
  { id, token }: Asked,
): Promise<Result<DecisionRow>> {
  if (viewer.kind === 'anonymous' && !token) return fail('unauthenticated', 'sign in first')
  const row = isId(id) ? await findDecision(db, id) : undefined
  const mayRead =
    row &&
    (isAffected(viewer, row) || (token && signer.read('statement', token) === statementKey(id, row.affected_email)))
  // The account that it was about is gone, and with it the right to read it.
  const isForgotten = row?.account_id === null && row.workspace_id === null
  return row && mayRead && !isForgotten ? ok(row) : fail('not_found', 'there is no such decision')
}
