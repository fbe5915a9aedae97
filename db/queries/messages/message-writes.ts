import type { Updateable } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'
import type { DeclineReason } from '#domain/messages/brief/decline-reason.ts'
import type { ConversationSide } from '#domain/messages/message-box.ts'

import { findMessage, type MessageRow } from './message-rows.ts'

export async function updateMessage(db: Db, id: string, changes: Updateable<Database['message']>): Promise<void> {
  await db.updateTable('message').set(changes).where('id', '=', id).execute()
}

export async function updateMessages(db: Db, ids: string[], changes: Updateable<Database['message']>): Promise<void> {
  if (ids.length === 0 || Object.keys(changes).length === 0) return
  await db.updateTable('message').set(changes).where('id', 'in', ids).execute()
}

/**
 * Locks the conversation until the end of the transaction, and returns it as it is under the lock: whether it is open is
 * decided by that row, never by one that was read before.
 */
export async function lockMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  await db.selectFrom('message').where('id', '=', id).select('id').forNoKeyUpdate().execute()
  return findMessage(db, id)
}

type Sender = { profileId: string; userId: string | null; email: string | null }

/** Locks every conversation of this sender with the profile until the end of the transaction. */
export async function lockMessagesOf(db: Db, { profileId, userId, email }: Sender): Promise<void> {
  await db
    .selectFrom('message')
    .where('profile_id', '=', profileId)
    .where((eb) => eb.or([eb('sender_user_id', '=', userId ?? ''), eb('guest_email', '=', email ?? '')]))
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** R342: a no is an answer, as one in words is. Returns false when it was declined before. */
export async function markDeclined(
  db: Db,
  id: string,
  { reason, now }: { reason: DeclineReason; now: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('message')
    .set((eb) => ({
      declined_at: now,
      decline_reason: reason,
      replied_at: eb.fn.coalesce('replied_at', eb.val(now)),
      answered_at: now,
      read_at: eb.fn.coalesce('read_at', eb.val(now)),
      last_at: now,
      sender_read_at: null,
      sender_deleted_at: null,
      spam_at: null,
      status: 'sent',
    }))
    .where('id', '=', id)
    .where('declined_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

type NewReply = {
  id: string
  messageId: string
  author: ConversationSide
  authorUserId: string | null
  authorName: string
  body: string
  idempotencyKey: string | null
  now: Date
}

export async function insertReply(db: Db, reply: NewReply): Promise<void> {
  await db
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
    .execute()
}

/** What this side wrote under the key in this conversation before. */
export function findReplyByIdempotencyKey(
  db: Db,
  { messageId, author, idempotencyKey }: { messageId: string; author: ConversationSide; idempotencyKey: string },
) {
  return db
    .selectFrom('message_reply')
    .where('message_id', '=', messageId)
    .where('author', '=', author)
    .where('idempotency_key', '=', idempotencyKey)
    .select('body')
    .executeTakeFirst()
}

export async function countReplies(db: Db, messageId: string): Promise<number> {
  const { count } = await db
    .selectFrom('message_reply')
    .where('message_id', '=', messageId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
