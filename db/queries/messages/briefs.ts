import { type Insertable, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'

import { selectMessages } from './message-rows.ts'

/** Returns false when this sender has used the idempotency key before: then nothing was written. */
export async function insertBrief(db: Db, brief: Insertable<Database['brief']>): Promise<boolean> {
  const done = await db
    .insertInto('brief')
    .values(brief)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}

/** This sender's earlier brief under the key, and why the filter held it. */
export function findBriefByIdempotencyKey(
  db: Db,
  { senderKey, idempotencyKey }: { senderKey: string; idempotencyKey: string },
) {
  return db
    .selectFrom('brief')
    .where('sender_key', '=', senderKey)
    .where('idempotency_key', '=', idempotencyKey)
    .select(['id', 'request_hash'])
    .select((eb) =>
      eb
        .selectFrom('message')
        .whereRef('message.brief_id', '=', 'brief.id')
        .where('filter_reason', 'is not', null)
        .select('filter_reason')
        .limit(1)
        .as('filter_reason'),
    )
    .executeTakeFirst()
}

/** From here to the end of the transaction no concurrent request confirms it. */
export async function lockBrief(db: Db, id: string): Promise<void> {
  await db.selectFrom('brief').where('id', '=', id).select('id').forUpdate().execute()
}

export function findBrief(db: Db, id: string) {
  return db
    .selectFrom('brief')
    .where('id', '=', id)
    .select(['id', 'audience', 'budget', 'timing', 'examples', 'experts', 'sent_at', 'silence_told_at', 'withdrawn_at'])
    .executeTakeFirst()
}

export type BriefRow = NonNullable<Awaited<ReturnType<typeof findBrief>>>

export async function markBriefSent(db: Db, id: string, { experts, now }: { experts: number; now: Date }) {
  await db
    .updateTable('brief')
    .set({ experts, sent_at: sql<Date>`coalesce(sent_at, ${now})` })
    .where('id', '=', id)
    .execute()
}

/** Takes a brief back: those of its messages that wait to be confirmed go. */
export async function markBriefWithdrawn(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('brief').set({ withdrawn_at: now }).where('id', '=', id).execute()
  await db.deleteFrom('message').where('brief_id', '=', id).where('status', '=', 'awaiting-confirmation').execute()
}

/** The conversations of a brief, in the order in which its experts were chosen; not what its client has deleted. */
export function listBriefMessages(db: Db, briefId: string) {
  return listMessagesOfBriefs(db, [briefId])
}

/** The same of several briefs. */
export function listMessagesOfBriefs(db: Db, briefIds: string[]) {
  return selectMessages(db)
    .where('m.brief_id', '=', sql<string>`any(${briefIds}::text[])`)
    .where('m.sender_deleted_at', 'is', null)
    .select(['m.text_hash', 'm.profile_id'])
    .orderBy('m.id')
    .execute()
}

/** R345: whose messages this account began and has not deleted. */
function briefsOf(db: Db, userId: string) {
  return db
    .selectFrom('brief')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('message')
          .whereRef('message.brief_id', '=', 'brief.id')
          .where('message.sender_user_id', '=', userId)
          .where('message.sender_deleted_at', 'is', null)
          .select('message.id'),
      ),
    )
}

export function listBriefsOf(db: Db, { userId, limit, offset }: { userId: string; limit: number; offset: number }) {
  return briefsOf(db, userId)
    .select(['brief.id', 'brief.sent_at', 'brief.withdrawn_at'])
    .orderBy('brief.created_at', 'desc')
    .orderBy('brief.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countBriefsOf(db: Db, userId: string): Promise<number> {
  const { count } = await briefsOf(db, userId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type UnremindedBrief = { id: string; sent_at: Date | null }

type Untold = { after: Date; before: Date; last: UnremindedBrief | undefined; limit: number }

/** R344: briefs that may have had no answer for too long, the oldest first, those behind `last`. */
export function listUnremindedBriefs(db: Db, { after, before, last, limit }: Untold): Promise<UnremindedBrief[]> {
  return db
    .selectFrom('brief')
    .where('silence_told_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('sent_at', '>', after)
    .$if(last !== undefined, (query) => query.where(sql<boolean>`(sent_at, id) > (${last?.sent_at}, ${last?.id})`))
    .where('sent_at', '<=', before)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('message')
          .whereRef('message.brief_id', '=', 'brief.id')
          .where('status', '=', 'sent')
          .where('replied_at', 'is', null)
          .where('profile_id', 'is not', null)
          .where('sender_deleted_at', 'is', null)
          .select('message.id'),
      ),
    )
    .select(['id', 'sent_at'])
    .orderBy('sent_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Of two that tell at once, one gets true. */
export async function markReminded(db: Db, id: string, now: Date): Promise<boolean> {
  const done = await db
    .updateTable('brief')
    .set({ silence_told_at: now })
    .where('id', '=', id)
    .where('silence_told_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** The skills of these profiles, those that most of them have first. */
export async function listSharedSkills(db: Db, profileIds: string[], limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('profile_skill')
    .where('profile_id', 'in', profileIds)
    .select('skill_slug')
    .groupBy('skill_slug')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy((eb) => eb.fn.min('position'))
    .orderBy('skill_slug')
    .limit(limit)
    .execute()
  return rows.map((row) => row.skill_slug)
}
