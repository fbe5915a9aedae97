import type { Insertable } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'
import { spamReason, type SpamSign } from '#domain/messages/message-filter.ts'

/** Returns false when this sender has used the idempotency key before: then nothing was written. */
export async function insertMessage(db: Db, message: Insertable<Database['message']>): Promise<boolean> {
  const done = await db
    .insertInto('message')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}

/** This sender's earlier message under the key. */
export function findMessageByIdempotencyKey(
  db: Db,
  { senderKey, idempotencyKey }: { senderKey: string; idempotencyKey: string },
) {
  return db
    .selectFrom('message')
    .where('sender_key', '=', senderKey)
    .where('idempotency_key', '=', idempotencyKey)
    .select(['id', 'request_hash', 'filter_reason'])
    .executeTakeFirst()
}

/** Number of other profiles that were sent this text. */
export async function countSameText(
  db: Db,
  { textHash, profileId, since }: { textHash: string; profileId: string; since: Date },
): Promise<number> {
  const { profiles } = await db
    .selectFrom('message')
    .where('text_hash', '=', textHash)
    .where('created_at', '>', since)
    .where('profile_id', '!=', profileId)
    .select((eb) => eb.fn.count<string>('profile_id').distinct().as('profiles'))
    .executeTakeFirstOrThrow()
  return Number(profiles)
}

/** A guest's message that waits for its confirmation, or has arrived; not one that they have deleted for themselves. */
export function findGuestMessage(db: Db, id: string) {
  return db
    .selectFrom('message')
    .innerJoin('profile', 'profile.id', 'message.profile_id')
    .where('message.id', '=', id)
    .where('message.guest_email', 'is not', null)
    .where('message.sender_deleted_at', 'is', null)
    .select([
      'message.id',
      'profile.id as profile_id',
      'message.sender_name',
      'message.guest_email',
      'message.subject',
      'message.topic',
      'message.body',
      'message.text_hash',
      'message.status',
      'message.filter_reason',
      'message.filter_signs',
      'message.delivered_at',
      'profile.slug as profile_slug',
      'profile.name as profile_name',
    ])
    .executeTakeFirst()
}

/** Of two concurrent confirmations, one gets true. */
export async function markMessageDelivered(
  db: Db,
  id: string,
  { signs, now }: { signs: SpamSign[]; now: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('message')
    .set({
      status: signs.length === 0 ? 'sent' : 'filtered',
      filter_reason: spamReason(signs),
      filter_signs: signs,
      delivered_at: now,
      last_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'awaiting-confirmation')
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export async function deleteUnconfirmedMessages(db: Db, { before }: { before: Date }): Promise<number> {
  const done = await db
    .deleteFrom('message')
    .where('status', '=', 'awaiting-confirmation')
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(done.numDeletedRows)
}

/** What both sides have deleted for themselves, or the one that is left; an open report keeps it. */
export async function deleteOrphanedMessages(db: Db): Promise<void> {
  await db
    .deleteFrom('message')
    .where((eb) => eb.or([eb('owner_deleted_at', 'is not', null), eb('profile_id', 'is', null)]))
    .where((eb) =>
      eb.or([
        eb('sender_deleted_at', 'is not', null),
        eb.and([eb('sender_user_id', 'is', null), eb('guest_email', 'is', null)]),
      ]),
    )
    .where((eb) => eb.or([eb('reported_at', 'is', null), eb('report_closed_at', 'is not', null)]))
    .execute()
}
