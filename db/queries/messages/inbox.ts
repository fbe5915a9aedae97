import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'
import type { MessageBox } from '#domain/messages/message-box.ts'

/** The reader: as an owner of profiles, and as a sender. */
export type Reader = { userId: string; workspaceIds: string[] }

type Tables = Database & { m: Database['message']; p: Database['profile'] }
type Eb = ExpressionBuilder<Tables, 'm' | 'p'>

function ownedBy(eb: Eb, { userId, workspaceIds }: Reader) {
  return eb.or([
    eb('p.owner_user_id', '=', userId),
    ...(workspaceIds.length > 0 ? [eb('p.owner_workspace_id', 'in', workspaceIds)] : []),
  ])
}

/** Messages that have reached the recipient, without unconfirmed ones. */
function arrived(eb: Eb, reader: Reader) {
  return eb.and([eb('m.status', '!=', 'awaiting-confirmation'), ownedBy(eb, reader)])
}

const BOXES: Record<MessageBox, (eb: Eb, reader: Reader) => ReturnType<Eb['and']>> = {
  received: (eb, reader) =>
    eb.and([
      eb('m.status', '=', 'sent'),
      eb('m.spam_at', 'is', null),
      eb('m.archived_at', 'is', null),
      ownedBy(eb, reader),
    ]),
  sent: (eb, { userId }) => eb.and([eb('m.sender_user_id', '=', userId)]),
  filtered: (eb, reader) =>
    eb.and([
      eb('m.status', '=', 'filtered'),
      eb('m.spam_at', 'is', null),
      eb('m.archived_at', 'is', null),
      ownedBy(eb, reader),
    ]),
  archived: (eb, reader) =>
    eb.and([eb('m.archived_at', 'is not', null), eb('m.spam_at', 'is', null), arrived(eb, reader)]),
  spam: (eb, reader) => eb.and([eb('m.spam_at', 'is not', null), arrived(eb, reader)]),
}

function from(db: Db) {
  return db.selectFrom('message as m').innerJoin('profile as p', 'p.id', 'm.profile_id')
}

function messageQuery(db: Db) {
  return from(db)
    .leftJoin('user as sender', 'sender.id', 'm.sender_user_id')
    .select([
      'm.id',
      'm.profile_id',
      'm.sender_user_id',
      'm.sender_name',
      'm.subject',
      'm.body',
      'm.status',
      'm.filter_reason',
      'm.created_at',
      'm.last_at',
      'm.read_at',
      'm.sender_read_at',
      'm.archived_at',
      'm.spam_at',
      'm.replied_at',
      'm.answered_by_mail',
      'm.reported_at',
      'm.guest_email',
      'p.slug as profile_slug',
      'p.name as profile_name',
      'p.owner_user_id',
      'p.owner_workspace_id',
    ])
    .select((eb) => [
      eb.fn.coalesce('m.guest_email', 'sender.email').as('sender_email'),
      // R229: a guest has confirmed by the mailed link; otherwise the message would not have arrived.
      sql<boolean>`m.guest_email is not null or coalesce(sender.email_verified, false)`.as('sender_proven'),
      eb
        .selectFrom('sender_block')
        .whereRef('sender_block.profile_id', '=', 'm.profile_id')
        .where((block) =>
          block.or([
            block('sender_block.user_id', '=', block.ref('m.sender_user_id')),
            block('sender_block.email', '=', block.fn.coalesce('m.guest_email', 'sender.email')),
          ]),
        )
        .select('sender_block.id')
        .limit(1)
        .as('block_id'),
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

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

type Search = { reader: Reader; box: MessageBox; q?: string | undefined; profile?: string | undefined }

function within(eb: Eb, { reader, box, q, profile }: Search) {
  const like = `%${(q ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return eb.and([
    BOXES[box](eb, reader),
    ...(profile ? [eb('p.slug', '=', profile)] : []),
    ...(q
      ? [eb.or([eb('m.subject', 'ilike', like), eb('m.body', 'ilike', like), eb('m.sender_name', 'ilike', like)])]
      : []),
  ])
}

export function listMessages(db: Db, { limit, offset, ...search }: Search & { limit: number; offset: number }) {
  return messageQuery(db)
    .where((eb) => within(eb as unknown as Eb, search))
    .orderBy('m.last_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countMessages(db: Db, search: Search): Promise<number> {
  const { count } = await from(db)
    .where((eb) => within(eb as unknown as Eb, search))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Unread messages in the inbox, and answers that the sender has not read. */
export async function countUnread(db: Db, reader: Reader): Promise<{ received: number; sent: number }> {
  const row = await from(db)
    .where((eb) =>
      eb.or([
        eb.and([BOXES.received(eb as unknown as Eb, reader), eb('m.read_at', 'is', null)]),
        eb.and([eb('m.sender_user_id', '=', reader.userId), eb('m.sender_read_at', 'is', null)]),
      ]),
    )
    .select((eb) => [
      eb.fn.countAll<string>().as('both'),
      eb.fn.countAll<string>().filterWhere('m.sender_user_id', '=', reader.userId).as('sent'),
    ])
    .executeTakeFirstOrThrow()
  return { received: Number(row.both) - Number(row.sent), sent: Number(row.sent) }
}

/** A message that this reader received or sent; others do not exist for them. */
export function findMessageOf(db: Db, id: string, reader: Reader) {
  return messageQuery(db)
    .where('m.id', '=', id)
    .where((eb) => eb.or([arrived(eb as unknown as Eb, reader), eb('m.sender_user_id', '=', reader.userId)]))
    .executeTakeFirst()
}

/** By id only: for holders of a signed link, and for reported messages. */
export function findMessage(db: Db, id: string) {
  return messageQuery(db).where('m.id', '=', id).executeTakeFirst()
}
