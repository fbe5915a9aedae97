import type { Db } from '#db/connection.ts'
import type { DecisionRow } from '#db/queries/moderation/decisions.ts'
import { listObjectionMessages, listObjections, type ObjectionRow } from '#db/queries/moderation/objections.ts'
import { DAY_MS, OBJECTION_LIMITS } from '#domain/limits.ts'
import type { Objection } from '#domain/moderation/decision-schemas.ts'

type Messages = Awaited<ReturnType<typeof listObjectionMessages>>

const presentObjection = (row: ObjectionRow, messages: Messages): Objection => ({
  id: row.id,
  createdOn: row.created_at.toISOString(),
  messages: messages
    .filter((message) => message.objection_id === row.id)
    .map(({ by_admin, body, created_at }) => ({ byAdmin: by_admin, body, createdOn: created_at.toISOString() })),
  closedOn: row.closed_at?.toISOString() ?? null,
  outcome: row.outcome,
  reason: row.reason,
})

/** What the affected person and admins both read, in the order of the rows. */
export async function presentDecisions(db: Db, rows: DecisionRow[]) {
  const objections =
    rows.length > 0
      ? await listObjections(
          db,
          rows.map(({ id }) => id),
        )
      : []
  const messages =
    objections.length > 0
      ? await listObjectionMessages(
          db,
          objections.map(({ id }) => id),
        )
      : []
  return rows.map((row) => ({
    id: row.id,
    act: row.act,
    profileSlug: row.profile_slug,
    subject: row.subject,
    rule: row.rule,
    ground: row.ground,
    facts: row.facts,
    foundBy: row.found_by,
    automated: row.automated,
    decidedOn: row.decided_at.toISOString(),
    complete: row.completed_at !== null,
    liftedOn: row.lifted_at?.toISOString() ?? null,
    lift: row.lift,
    objections: objections
      .filter((objection) => objection.decision_id === row.id)
      .map((objection) => presentObjection(objection, messages)),
  }))
}

/** R773: six months from the day on which the reasons are complete. */
export function objectionDeadline({ completed_at }: DecisionRow, now: Date): Date {
  return new Date((completed_at ?? now).getTime() + OBJECTION_LIMITS.days * DAY_MS)
}
