import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'
import type { MessageBox } from '#domain/messages/message-box.ts'

import { senderBlockIdSql, messagesWithProfile, selectMessages } from './message-rows.ts'

/** Whose messages: of these profiles' owners, or written by this account. */
export type InboxReader = { userId: string; workspaceIds: string[] }

type Tables = Database & { m: Database['message'] }
type Eb = ExpressionBuilder<Tables, 'm'>

/** An array that is read once, so that the index on the profile serves it, also beside an `or`. */
function ownedBy({ userId, workspaceIds }: InboxReader): Expression<SqlBool> {
  return sql<SqlBool>`m.profile_id = any(array(
    select id from profile where owner_user_id = ${userId} or owner_workspace_id = any(${workspaceIds}::text[])))`
}

/** What the recipient may see at all: not what a guest has yet to confirm, nor what they have deleted for themselves. */
function arrived(eb: Eb, reader: InboxReader) {
  return eb.and([eb('m.status', '!=', 'awaiting-confirmation'), eb('m.owner_deleted_at', 'is', null), ownedBy(reader)])
}

function lying(eb: Eb, reader: InboxReader, status: 'sent' | 'filtered') {
  return eb.and([
    eb('m.status', '=', status),
    eb('m.spam_at', 'is', null),
    eb('m.archived_at', 'is', null),
    eb('m.owner_deleted_at', 'is', null),
    ownedBy(reader),
  ])
}

function sentBy(eb: Eb, { userId }: InboxReader) {
  return eb.and([eb('m.sender_user_id', '=', userId), eb('m.sender_deleted_at', 'is', null)])
}

const BOXES: Record<MessageBox, (eb: Eb, reader: InboxReader) => Expression<SqlBool>> = {
  // R291: conversations of both kinds together.
  inbox: (eb, reader) => eb.or([lying(eb, reader, 'sent'), sentBy(eb, reader)]),
  received: (eb, reader) => lying(eb, reader, 'sent'),
  sent: sentBy,
  filtered: (eb, reader) => lying(eb, reader, 'filtered'),
  archived: (eb, reader) =>
    eb.and([eb('m.archived_at', 'is not', null), eb('m.spam_at', 'is', null), arrived(eb, reader)]),
  spam: (eb, reader) => eb.and([eb('m.spam_at', 'is not', null), arrived(eb, reader)]),
  // R707: also those that were archived.
  briefs: (eb, reader) =>
    eb.and([
      eb('m.brief_id', 'is not', null),
      eb('m.status', '=', 'sent'),
      eb('m.spam_at', 'is', null),
      arrived(eb, reader),
    ]),
  'open-briefs': (eb, reader) =>
    eb.and([
      eb('m.brief_id', 'is not', null),
      eb('m.replied_at', 'is', null),
      eb('m.declined_at', 'is', null),
      sql<SqlBool>`not exists (select from brief where id = m.brief_id and withdrawn_at is not null)`,
      sql<SqlBool>`${senderBlockIdSql} is null`,
      lying(eb, reader, 'sent'),
    ]),
}

/** R294, R347: every word stands somewhere in the conversation or its brief, in whatever order. */
function holds(word: string): Expression<SqlBool> {
  const like = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql<SqlBool>`(concat_ws(' ', m.subject, m.body, m.sender_name, p.name, m.gone_profile_name) ilike ${like} or exists (
    select from message_reply where message_id = m.id and concat_ws(' ', author_name, body) ilike ${like}) or exists (
    select from brief where id = m.brief_id
      and concat_ws(' ', audience, budget, timing, array_to_string(examples, ' ')) ilike ${like}) or exists (
    select from brief_file where brief_id = m.brief_id and stored_at is not null and name ilike ${like}))`
}

type Search = { reader: InboxReader; box: MessageBox; words: string[]; profile?: string | undefined }

function within(eb: Eb, { reader, box, words, profile }: Search) {
  return eb.and([BOXES[box](eb, reader), ...(profile ? [sql<SqlBool>`p.slug = ${profile}`] : []), ...words.map(holds)])
}

export function listMessagesInBox(db: Db, { limit, offset, ...search }: Search & { limit: number; offset: number }) {
  return selectMessages(db)
    .where((eb) => within(eb as unknown as Eb, search))
    .orderBy('m.last_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countMessagesInBox(db: Db, search: Search): Promise<number> {
  const { count } = await messagesWithProfile(db)
    .where((eb) => within(eb as unknown as Eb, search))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countBy(db: Db, matches: (eb: Eb) => Expression<SqlBool>): Promise<number> {
  const { count } = await db
    .selectFrom('message as m')
    .where((eb) => matches(eb as unknown as Eb))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What lies unread in the inbox, and answers that the one who wrote first has not read. */
export async function countUnreadMessages(db: Db, reader: InboxReader): Promise<{ received: number; sent: number }> {
  const [received, sent] = await Promise.all([
    countBy(db, (eb) => eb.and([lying(eb, reader, 'sent'), eb('m.read_at', 'is', null)])),
    countBy(db, (eb) => eb.and([sentBy(eb, reader), eb('m.sender_read_at', 'is', null)])),
  ])
  return { received, sent }
}

/** What the filter holds and was not yet opened. */
export function countUnreadFiltered(db: Db, reader: InboxReader): Promise<number> {
  return countBy(db, (eb) => eb.and([lying(eb, reader, 'filtered'), eb('m.read_at', 'is', null)]))
}

function ofReader(eb: Eb, reader: InboxReader) {
  return eb.or([arrived(eb, reader), sentBy(eb, reader)])
}

/** A message that this reader received or sent; others do not exist for them. */
export function findMessageOf(db: Db, id: string, reader: InboxReader) {
  return selectMessages(db)
    .where('m.id', '=', id)
    .where((eb) => ofReader(eb as unknown as Eb, reader))
    .executeTakeFirst()
}

/** R343: whether this brief arrived with the reader, and they still have it. */
export async function hasBrief(db: Db, briefId: string, reader: InboxReader): Promise<boolean> {
  return (await countBy(db, (eb) => eb.and([eb('m.brief_id', '=', briefId), arrived(eb, reader)]))) > 0
}

/** Those among them that this reader received or wrote, also what they have deleted for themselves. */
export function listMessagesById(db: Db, ids: string[], { userId, ...reader }: InboxReader) {
  return selectMessages(db)
    .where('m.id', '=', sql<string>`any(${ids}::text[])`)
    .where((eb) =>
      eb.or([
        eb('m.sender_user_id', '=', userId),
        eb.and([eb('m.status', '!=', 'awaiting-confirmation'), ownedBy({ userId, ...reader })]),
      ]),
    )
    .execute()
}
