import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { deleteInBatches } from '#db/delete-in-batches.ts'

type NewMail = {
  id: string
  kind: string
  recipient: string
  subject: string
  textBody: string
  htmlBody: string
  replyTo: string | null
  unsubscribeUrl: string | null
  messageId: string
}

export async function insertMails(db: Db, mails: NewMail[]): Promise<void> {
  await db
    .insertInto('mail_outbox')
    .values(
      mails.map((mail) => ({
        id: mail.id,
        kind: mail.kind,
        recipient: mail.recipient,
        subject: mail.subject,
        text_body: mail.textBody,
        html_body: mail.htmlBody,
        reply_to: mail.replyTo,
        unsubscribe_url: mail.unsubscribeUrl,
        message_id: mail.messageId,
      })),
    )
    .execute()
}

export function findUnsentMail(db: Db, id: string) {
  return db
    .selectFrom('mail_outbox')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .select(['id', 'recipient', 'subject', 'text_body', 'html_body', 'reply_to', 'unsubscribe_url', 'message_id'])
    .executeTakeFirst()
}

/** Clears a mail's text and links. */
const EMPTY = { text_body: '', html_body: '', reply_to: null, unsubscribe_url: null }

type Sent = { sentAt: Date; keepBody: boolean }

export async function markMailSent(db: Db, id: string, { sentAt, keepBody }: Sent): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sent_at: sentAt, last_error: null, ...(!keepBody && EMPTY) })
    .where('id', '=', id)
    .execute()
}

/** R214: empties mails that were sent before the given time. */
export async function clearSentMailTexts(db: Db, { before }: { before: Date }): Promise<void> {
  await db.updateTable('mail_outbox').set(EMPTY).where('sent_at', '<', before).where('text_body', '<>', '').execute()
}

export async function deleteMailsBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'mail_outbox', { where: sql`created_at < ${before}` })
}

export async function markMailFailed(db: Db, id: string, error: string): Promise<void> {
  await db.updateTable('mail_outbox').set({ last_error: error }).where('id', '=', id).execute()
}

/** Mails that still have their text, newest first; for the demo's mailbox. */
export function listSentMails(db: Db, { recipient, limit }: { recipient?: string | undefined; limit: number }) {
  return db
    .selectFrom('mail_outbox')
    .where('sent_at', 'is not', null)
    .where('text_body', '<>', '')
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .select(['id', 'recipient', 'subject', 'text_body', 'html_body', 'reply_to', 'sent_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Deletes the mails to an account since it has proven its address; earlier ones may have been somebody else's. */
export async function deleteMailsTo(
  db: Db,
  { email, provenAt }: { email: string; provenAt: Date | null },
): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('recipient', '=', email)
    .where((eb) =>
      eb.or([
        eb('kind', 'in', ['verify-email', 'reset-password']),
        ...(provenAt ? [eb('created_at', '>=', provenAt)] : []),
      ]),
    )
    .execute()
}
