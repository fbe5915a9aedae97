import type { Db } from '#db/connection.ts'

type NewMail = {
  id: string
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

export async function markMailSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await db.updateTable('mail_outbox').set({ sent_at: sentAt, last_error: null }).where('id', '=', id).execute()
}

export async function markMailFailed(db: Db, id: string, error: string): Promise<void> {
  await db.updateTable('mail_outbox').set({ last_error: error }).where('id', '=', id).execute()
}

/** Newest first; for the mailbox of the demo. */
export function listSentMails(db: Db, { recipient, limit }: { recipient?: string | undefined; limit: number }) {
  return db
    .selectFrom('mail_outbox')
    .where('sent_at', 'is not', null)
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .select(['id', 'recipient', 'subject', 'text_body', 'reply_to', 'sent_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteMailsTo(db: Db, recipient: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where('recipient', '=', recipient).execute()
}
