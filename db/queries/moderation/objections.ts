import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import type { ObjectionOutcome } from '#domain/moderation/decision-act.ts'

/** All objections to these decisions, the oldest first. */
export function listObjections(db: Db, decisionIds: string[]) {
  return db
    .selectFrom('objection')
    .where('decision_id', 'in', decisionIds)
    .select(['id', 'decision_id', 'created_at', 'closed_at', 'outcome', 'reason'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
export type ObjectionRow = Awaited<ReturnType<typeof listObjections>>[number]

export function listObjectionMessages(db: Db, objectionIds: string[]) {
  return db
    .selectFrom('objection_message')
    .where('objection_id', 'in', objectionIds)
    .select(['objection_id', 'by_admin', 'body', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findOpenObjection(db: Db, decisionId: string) {
  return db
    .selectFrom('objection')
    .where('decision_id', '=', decisionId)
    .where('closed_at', 'is', null)
    .select((eb) => [
      'id',
      eb
        .selectFrom('objection_message')
        .whereRef('objection_id', '=', 'objection.id')
        .select((inner) => inner.fn.countAll<number>().as('messages'))
        .as('messages'),
    ])
    .executeTakeFirst()
}

/** Returns the id of the objection. */
export async function insertObjection(db: Db, { decisionId, now }: { decisionId: string; now: Date }): Promise<string> {
  const id = newId()
  const open = { closed_at: null, closed_by: null, outcome: null, reason: null }
  await db
    .insertInto('objection')
    .values({ id, decision_id: decisionId, created_at: now, ...open })
    .execute()
  return id
}

type NewMessage = { objectionId: string; authorId: string | null; byAdmin: boolean; body: string; now: Date }

export async function insertObjectionMessage(db: Db, message: NewMessage): Promise<void> {
  await db
    .insertInto('objection_message')
    .values({
      id: newId(),
      objection_id: message.objectionId,
      author_id: message.authorId,
      by_admin: message.byAdmin,
      body: message.body,
      created_at: message.now,
    })
    .execute()
}

/** Whether this account has objected to the decision, or added to an objection. */
export async function hasObjected(db: Db, { decisionId, userId }: { decisionId: string; userId: string }) {
  const row = await db
    .selectFrom('objection_message')
    .innerJoin('objection', 'objection.id', 'objection_message.objection_id')
    .where('objection.decision_id', '=', decisionId)
    .where('objection_message.author_id', '=', userId)
    .where('objection_message.by_admin', '=', false)
    .select('objection.id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type Closing = { decisionIds: string[]; outcome: ObjectionOutcome; by: string; reason: string | null; now: Date }

export async function closeObjections(db: Db, { decisionIds, outcome, by, reason, now }: Closing): Promise<void> {
  await db
    .updateTable('objection')
    .set({ closed_at: now, closed_by: by, outcome, reason })
    .where('decision_id', 'in', decisionIds)
    .where('closed_at', 'is', null)
    .execute()
}
