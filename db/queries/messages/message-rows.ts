import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import type { Db } from '#db/connection.ts'

/** Messages with both of their sides; the profile may be gone. */
export function messagesWithProfile(db: Db) {
  return db.selectFrom('message as m').leftJoin('profile as p', 'p.id', 'm.profile_id')
}

/** R90: the block by which the recipient of `m` keeps its sender away. */
export const senderBlockIdSql = sql<
  string | null
>`(select id from sender_block where sender_block.profile_id = m.profile_id
  and (sender_block.user_id = m.sender_user_id or sender_block.email = coalesce(
    m.guest_email, (select email from "user" where "user".id = m.sender_user_id))) limit 1)`

/** A message as it is presented, with its thread. */
export function selectMessages(db: Db) {
  return messagesWithProfile(db)
    .leftJoin('user as sender', 'sender.id', 'm.sender_user_id')
    .leftJoin('hire_claim as hire', 'hire.message_id', 'm.id')
    .leftJoin('brief as b', 'b.id', 'm.brief_id')
    .select([
      'm.id',
      'm.profile_id',
      'm.sender_user_id',
      'm.sender_name',
      'm.subject',
      'm.body',
      'm.topic',
      'm.status',
      'm.filter_reason',
      'm.filter_signs',
      'm.created_at',
      'm.last_at',
      'm.read_at',
      'm.sender_read_at',
      'm.archived_at',
      'm.spam_at',
      'm.owner_deleted_at',
      'm.sender_deleted_at',
      'm.replied_at',
      'm.answered_at',
      'm.answered_by_mail',
      'm.reported_at',
      'm.report_side',
      'm.guest_email',
      'm.brief_id',
      'm.declined_at',
      'm.decline_reason',
      'b.audience',
      'b.budget',
      'b.timing',
      'b.examples',
      'b.experts',
      'b.withdrawn_at',
      'p.slug as profile_slug',
      'p.profile_img',
      'p.owner_user_id',
      'p.owner_workspace_id',
      'hire.state as hire_state',
      'hire.claimed_by as hire_claimed_by',
      'hire.claimed_at as hire_claimed_at',
      'hire.decided_at as hire_decided_at',
    ])
    .select((eb) => [
      eb.fn.coalesce('p.name', 'm.gone_profile_name', sql<string>`''`).as('profile_name'),
      eb.fn.coalesce('m.guest_email', 'sender.email').as('sender_email'),
      // R229: a guest has confirmed by the mailed link, or the message would not have arrived.
      sql<boolean>`m.guest_email is not null or coalesce(sender.email_verified, false)`.as('sender_proven'),
      senderBlockIdSql.as('block_id'),
      // R684: what strangers may see, too.
      sql<string | null>`case when p.visibility = 'PUBLIC' then p.profile_img end`.as('profile_picture'),
      sql<string | null>`(select profile_img from profile
        where owner_user_id = m.sender_user_id and visibility = 'PUBLIC')`.as('sender_picture'),
      jsonArrayFrom(
        eb
          .selectFrom('brief_file')
          .whereRef('brief_file.brief_id', '=', 'm.brief_id')
          .where('brief_file.stored_at', 'is not', null)
          .select(['brief_file.key', 'brief_file.name', 'brief_file.type', 'brief_file.size'])
          .orderBy('brief_file.created_at')
          .orderBy('brief_file.key'),
      ).as('files'),
      jsonArrayFrom(
        eb
          .selectFrom('message_reply')
          .whereRef('message_reply.message_id', '=', 'm.id')
          .select(['message_reply.id', 'message_reply.author', 'message_reply.author_name', 'message_reply.body'])
          .select(
            sql<string>`to_char(message_reply.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
              'created_on',
            ),
          )
          .orderBy('message_reply.created_at')
          .orderBy('message_reply.id'),
      ).as('thread'),
    ])
}

/** By its id alone: for the holder of a signed link, and for a reported one. */
export function findMessage(db: Db, id: string) {
  return selectMessages(db).where('m.id', '=', id).executeTakeFirst()
}

export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>
