import { sql, type Updateable } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'
import type { ReplyAuthor } from '#domain/messages/message-box.ts'

export async function updateMessage(db: Db, id: string, changes: Updateable<Database['message']>): Promise<void> {
  await db.updateTable('message').set(changes).where('id', '=', id).execute()
}

/** Locks the conversation until the transaction ends. */
export async function lockMessage(db: Db, id: string): Promise<void> {
  await db.selectFrom('message').where('id', '=', id).select('id').forNoKeyUpdate().execute()
}

type NewReply = {
  id: string
  messageId: string
  author: ReplyAuthor
  authorUserId: string | null
  authorName: string
  body: string
  idempotencyKey: string | null
  now: Date
}

/** Returns false when the key was used before: then nothing was written. */
export async function insertReply(db: Db, reply: NewReply): Promise<boolean> {
  const done = await db
    .insertInto('message_reply')
    .values({
      id: reply.id,
      message_id: reply.messageId,
      author: reply.author,
      author_user_id: reply.authorUserId,
      author_name: reply.authorName,
      body: reply.body,
      idempotency_key: reply.idempotencyKey,
      created_at: reply.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}

export async function countReplies(db: Db, messageId: string): Promise<number> {
  const { count } = await db
    .selectFrom('message_reply')
    .where('message_id', '=', messageId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** R98: the median time to the first reply in hours, over genuine conversations only, and their number. */
export async function measureResponseTime(
  db: Db,
  { profileId, since }: { profileId: string; since: Date },
): Promise<{ hours: number | null; conversations: number }> {
  const row = await db
    .selectFrom('message as m')
    .leftJoin('user as sender', 'sender.id', 'm.sender_user_id')
    .where('m.profile_id', '=', profileId)
    .where('m.status', '=', 'sent')
    .where('m.filter_reason', 'is', null)
    .where('m.spam_at', 'is', null)
    .where('m.replied_at', '>', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sender_block')
            .whereRef('sender_block.profile_id', '=', 'm.profile_id')
            .where((block) =>
              block.or([
                block('sender_block.user_id', '=', block.ref('m.sender_user_id')),
                block('sender_block.email', '=', block.fn.coalesce('m.guest_email', 'sender.email')),
              ]),
            ),
        ),
      ),
    )
    .select((eb) => eb.fn.countAll<string>().as('conversations'))
    .select(
      sql<number | null>`percentile_cont(0.5) within group (
        order by extract(epoch from m.replied_at - m.delivered_at)::float8 / 3600)`.as('hours'),
    )
    .executeTakeFirstOrThrow()
  return { hours: row.hours, conversations: Number(row.conversations) }
}

/** Leaves version and edit date alone. Returns true when the value changed. */
export async function storeResponseTime(db: Db, profileId: string, hours: number | null): Promise<boolean> {
  const done = await db
    .updateTable('profile')
    .set({ response_time_hours: hours })
    .where('id', '=', profileId)
    .where('response_time_hours', 'is distinct from', hours)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Profiles with a first reply in this span. */
export async function listProfilesThatReplied(db: Db, { from, until }: { from: Date; until: Date }): Promise<string[]> {
  const rows = await db
    .selectFrom('message')
    .where('replied_at', '>', from)
    .where('replied_at', '<=', until)
    .select('profile_id')
    .distinct()
    .execute()
  return rows.map((row) => row.profile_id)
}
