import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

import { selectMessages } from './message-rows.ts'

/** A brief is one request, and a message outside of a brief, too. */
const REQUEST = sql<string>`coalesce(m.brief_id, m.id)`

/** R662: what the holder of the address has confirmed, and not deleted for themselves. */
function requestsOf(db: Db, email: string) {
  return db
    .selectFrom('message as m')
    .where('m.guest_email', '=', email)
    .where('m.status', '!=', 'awaiting-confirmation')
    .where('m.sender_deleted_at', 'is', null)
}

/** A page of them, by their newest words; all of a request's conversations together, in the order of the experts. */
export async function listGuestRequestRows(
  db: Db,
  { email, limit, offset }: { email: string; limit: number; offset: number },
) {
  const requests = await requestsOf(db, email)
    .groupBy(REQUEST)
    .select(REQUEST.as('id'))
    .orderBy(sql`max(m.last_at)`, 'desc')
    .orderBy(REQUEST, 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const ids = requests.map(({ id }) => id)
  const rows = await selectMessages(db)
    .where('m.guest_email', '=', email)
    .where('m.sender_deleted_at', 'is', null)
    .where(REQUEST, '=', sql<string>`any(${ids}::text[])`)
    .select('b.sent_at')
    .orderBy('m.id')
    .execute()
  return ids.map((id) => rows.filter((row) => (row.brief_id ?? row.id) === id))
}

export type GuestRequestRow = Awaited<ReturnType<typeof listGuestRequestRows>>[number][number]

export async function countGuestRequests(db: Db, email: string): Promise<number> {
  const { count } = await requestsOf(db, email)
    .select(sql<string>`count(distinct ${REQUEST})`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Mails to guests alone, and those that clients with an account get, too. */
const TO_GUESTS = ['confirm-message', 'confirm-brief', 'conversation-link', 'requests-link']
const TO_CLIENTS = ['reply', 'decline', 'silence', 'hire-claim']

/** R665: the mails that went to this address as a guest's; those of an account that has proven it are the account's. */
function mailsTo(db: Db, email: string) {
  const account = db.selectFrom('user').where('email', '=', email).where('email_verified', '=', true).select('id')
  return sql<boolean>`recipient = ${email} and (kind = any(${TO_GUESTS}::text[])
    or kind = any(${TO_CLIENTS}::text[]) and not exists (${account}))`
}

export function listMailsToGuest(db: Db, email: string) {
  return db
    .selectFrom('mail_outbox')
    .where(mailsTo(db, email))
    .select(['kind', 'created_at', 'sent_at'])
    .orderBy('created_at')
    .execute()
}

/**
 * R665: removes the guest from everything that they sent, and deletes what no other side has. Briefs are locked before
 * their messages, as when one is confirmed or withdrawn.
 */
export async function anonymizeGuest(db: Db, email: string): Promise<void> {
  await sql`select id from brief where id in (select brief_id from message where guest_email = ${email})
    order by id for update`.execute(db)
  const messages = await db
    .selectFrom('message')
    .where('guest_email', '=', email)
    .select(['id', 'brief_id'])
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = messages.map(({ id }) => id)
  const briefs = messages.flatMap(({ brief_id }) => brief_id ?? [])
  const nobodys = { idempotency_key: null, sender_key: sql<string>`'gone:' || id` }
  await db
    .updateTable('brief_file')
    .set({ brief_id: null })
    .where('brief_id', '=', sql<string>`any(${briefs}::text[])`)
    .execute()
  await db
    .deleteFrom('message')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'awaiting-confirmation'),
        eb('profile_id', 'is', null),
        eb('owner_deleted_at', 'is not', null),
      ]),
    )
    .execute()
  await db
    .updateTable('message')
    .set({ ...nobodys, guest_email: null })
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  await db
    .updateTable('brief')
    .set(nobodys)
    .where('id', '=', sql<string>`any(${briefs}::text[])`)
    .execute()
  await db.deleteFrom('mail_outbox').where(mailsTo(db, email)).execute()
}
