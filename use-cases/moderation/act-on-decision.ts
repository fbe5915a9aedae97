import type { Transaction } from 'kysely'
import type { z } from 'zod'

import type { Db } from '#db/connection.ts'
import { lockAccountRow } from '#db/queries/admin/admin-accounts.ts'
import { type DecisionRow, findDecision, lockDecision } from '#db/queries/moderation/decisions.ts'
import { hasObjected } from '#db/queries/moderation/objections.ts'
import { lockProfile } from '#db/queries/profiles/profiles.ts'
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts'
import type { Database } from '#db/schema.ts'
import { isId } from '#domain/id.ts'
import type { AdminDecision } from '#domain/moderation/decision-schemas.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { type AdminViewer, requireAdminViewer } from '#use-cases/admin/require-admin-viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { catchRollback, Rollback } from '#use-cases/rollback.ts'

import { isAffected } from './find-statement.ts'
import { presentAdminDecisions } from './list-decisions.ts'

type Act<Input> = {
  id: string
  input: unknown
  schema: z.ZodType<Input>
  act: (db: Transaction<Database>, given: { decision: DecisionRow; admin: AdminViewer; input: Input }) => Promise<void>
}

const GONE = fail('not_found', 'there is no such decision')

/** Whatever changes an account or a profile locks it before its decisions, so this does, too. */
async function lockWithTarget(db: Db, id: string): Promise<DecisionRow | undefined> {
  const decision = await findDecision(db, id)
  if (!decision) return undefined
  if (decision.act === 'lock-account' && decision.account_id !== null) await lockAccountRow(db, decision.account_id)
  if (decision.profile_id !== null) await lockProfile(db, decision.profile_id)
  return lockDecision(db, id)
}

/** Every act of an admin on a decision: by no one whom it affects, and one at a time. */
export async function actOnDecision<Input>(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { id, input, schema, act }: Act<Input>,
): Promise<Result<AdminDecision>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  return retryOnDeadlock(() =>
    catchRollback(() =>
      db.transaction().execute(async (transaction) => {
        const decision = isId(id) ? await lockWithTarget(transaction, id) : undefined
        // R778: without whom it affects, it only counts.
        if (!decision || (decision.account_id === null && decision.workspace_id === null)) throw new Rollback(GONE)
        const { userId } = admin.value
        if (isAffected(viewer, decision) || (await hasObjected(transaction, { decisionId: id, userId }))) {
          throw new Rollback(fail('forbidden', 'this decision is about you'))
        }
        const parsed = schema.safeParse(input)
        if (!parsed.success) throw new Rollback(invalidInput(parsed.error))
        await act(transaction, { decision, admin: admin.value, input: parsed.data })
        const row = await findDecision(transaction, id)
        const [presented] = row ? await presentAdminDecisions(transaction, admin.value, [row]) : []
        if (!presented) throw new Rollback(GONE)
        return presented
      }),
    ),
  )
}
