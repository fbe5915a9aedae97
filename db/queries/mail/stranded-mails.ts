import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

type StrandedMail = { id: string; recipient: string; why: string | null; created_at: Date }

/** Mails that were not sent, and of which the queue has no job any more: it deletes those that it has given up. */
const stranded = (before: Date) => sql`
  from mail_outbox as mail
  where sent_at is null and created_at < ${before} and not exists (
    select from pgboss.job where name = 'send-mail' and state <> 'completed' and data ->> 'mailId' = mail.id)`

export async function listStrandedMails(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<StrandedMail[]> {
  const { rows } = await sql<StrandedMail>`
    select id, recipient, last_error as why, created_at ${stranded(before)}
    order by mail.created_at desc limit ${limit}
  `.execute(db)
  return rows
}

export async function countStrandedMails(db: Db, { before }: { before: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count ${stranded(before)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whom mails are for, by their ids. */
export async function findMailRecipients(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('mail_outbox').where('id', 'in', ids).select(['id', 'recipient']).execute()
  return new Map(rows.map(({ id, recipient }) => [id, recipient]))
}
