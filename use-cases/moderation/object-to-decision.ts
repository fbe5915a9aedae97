import type { Db } from '#db/connection.ts'
import { holdAccount } from '#db/queries/moderation/deciders.ts'
import { type DecisionRow, lockDecision } from '#db/queries/moderation/decisions.ts'
import { findOpenObjection, insertObjection, insertObjectionMessage } from '#db/queries/moderation/objections.ts'
import { OBJECTION_LIMITS } from '#domain/limits.ts'
import { newObjectionSchema, objectionReplySchema, type Statement } from '#domain/moderation/decision-schemas.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { consumeLimitsOrFail } from '#use-cases/consume-limits-or-fail.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { catchRollback, Rollback } from '#use-cases/rollback.ts'

import { findStatement } from './find-statement.ts'
import { objectionDeadline } from './present-decision.ts'
import { presentStatement } from './read-statement.ts'

type ObjectionDeps = Pick<Deps, 'db' | 'signer' | 'limits' | 'now'>

const GONE = fail('not_found', 'there is no such decision')

/** The token of the mailed link, which comes with the text; anything else is not looked at yet. */
function tokenOf(input: unknown): string | undefined {
  const token = typeof input === 'object' && input !== null && 'token' in input ? input.token : undefined
  return typeof token === 'string' && token !== '' ? token : undefined
}

type Write = (db: Db, decision: DecisionRow) => Promise<{ objectionId: string }>

/** Who (401), is it there (404), what (400), how often (429), then one transaction that holds the decision. */
async function writeToObjection(
  deps: ObjectionDeps,
  viewer: Viewer,
  { id, input, schema, write }: { id: string; input: unknown; schema: typeof newObjectionSchema; write: Write },
): Promise<Result<Statement>> {
  const found = await findStatement(deps, viewer, { id, token: tokenOf(input) })
  if (!found.ok) return found
  const parsed = schema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const key = found.value.account_id ?? found.value.workspace_id ?? id
  const message = 'you have written as much about decisions as one may in a day'
  const allowed = await consumeLimitsOrFail(deps, [{ name: 'objections', key, message }])
  if (!allowed.ok) return allowed
  return catchRollback(() =>
    deps.db.transaction().execute(async (transaction) => {
      if (viewer.kind === 'account') await holdAccount(transaction, viewer.userId)
      const decision = await lockDecision(transaction, id)
      if (!decision) throw new Rollback(GONE)
      if (decision.lifted_at !== null) throw new Rollback(fail('already_used', 'the decision no longer applies'))
      const { objectionId } = await write(transaction, decision)
      const authorId = viewer.kind === 'account' ? viewer.userId : null
      const text = { objectionId, authorId, byAdmin: false, body: parsed.data.text, now: deps.now() }
      await insertObjectionMessage(transaction, text)
      return presentStatement({ db: transaction, now: deps.now }, decision)
    }),
  )
}

/** R773: one open objection per decision, for six months. */
export function objectToDecision(
  deps: ObjectionDeps,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<Statement>> {
  return writeToObjection(deps, viewer, {
    id,
    input,
    schema: newObjectionSchema,
    async write(db, decision) {
      const now = deps.now()
      if (now >= objectionDeadline(decision, now)) {
        throw new Rollback(fail('forbidden', 'the six months for an objection have passed'))
      }
      if (await findOpenObjection(db, id)) throw new Rollback(fail('already_used', 'an objection is open already'))
      return { objectionId: await insertObjection(db, { decisionId: id, now }) }
    },
  })
}

/** R773: adds to an open objection. */
export function replyToObjection(
  deps: ObjectionDeps,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<Statement>> {
  return writeToObjection(deps, viewer, {
    id,
    input,
    schema: objectionReplySchema,
    async write(db) {
      const open = await findOpenObjection(db, id)
      if (!open) throw new Rollback(fail('already_used', 'no objection is open'))
      if (Number(open.messages) >= OBJECTION_LIMITS.messages) {
        throw new Rollback(fail('already_used', `an objection has ${OBJECTION_LIMITS.messages} messages at most`))
      }
      return { objectionId: open.id }
    },
  })
}
