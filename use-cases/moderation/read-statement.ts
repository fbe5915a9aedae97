import { listAdmins } from '#db/queries/moderation/deciders.ts'
import { type DecisionRow, listDecisionsAbout } from '#db/queries/moderation/decisions.ts'
import { managesWorkspace } from '#domain/accounts/workspace.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import type { OwnDecisions, Statement } from '#domain/moderation/decision-schemas.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { findStatement } from './find-statement.ts'
import { hasOtherAdmin } from './may-decide-objection.ts'
import { objectionDeadline, presentDecisions } from './present-decision.ts'

export async function presentStatement({ db, now }: Pick<Deps, 'db' | 'now'>, row: DecisionRow): Promise<Statement> {
  const [decision] = await presentDecisions(db, [row])
  if (!decision) throw new Error('A decision was not presented.')
  const until = objectionDeadline(row, now())
  const isOpen = decision.objections.some(({ closedOn }) => closedOn === null)
  return {
    ...decision,
    mayObject: row.lifted_at === null && !isOpen && now() < until,
    objectUntil: until.toISOString(),
    singleAdmin: !hasOtherAdmin(await listAdmins(db), row),
  }
}

/** R774: a statement of reasons. Reading it changes nothing. */
export async function readStatement(
  deps: Pick<Deps, 'db' | 'signer' | 'now'>,
  viewer: Viewer,
  asked: { id: string; token: string | undefined },
): Promise<Result<Statement>> {
  const found = await findStatement(deps, viewer, asked)
  return found.ok ? ok(await presentStatement(deps, found.value)) : found
}

/** R775: the newest decisions about the viewer, and about the workspaces that they manage. */
export async function listOwnDecisions({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<Result<OwnDecisions>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const workspaceIds = [...viewer.workspaces].filter(([, role]) => managesWorkspace(role)).map(([id]) => id)
  const rows = await listDecisionsAbout(db, { accountId: viewer.userId, workspaceIds, limit: PAGE_SIZE })
  return ok({
    items: rows.map((row) => ({
      id: row.id,
      act: row.act,
      profileSlug: row.profile_slug,
      subject: row.subject,
      decidedOn: row.decided_at.toISOString(),
      liftedOn: row.lifted_at?.toISOString() ?? null,
      objected: Boolean(row.objected),
    })),
  })
}
