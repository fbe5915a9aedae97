import type { MailContent } from '#adapters/mail/templates.ts'
import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { insertMail } from '#db/queries/mails.ts'
import { oneLine } from '#domain/one-line.ts'

import type { Deps } from './deps.ts'

type NewMail = MailContent & {
  /** Its own unless told: a mail that carries one thing may have that thing's id. */
  id?: string
  to: string
  replyTo?: string
}

/** R96: subjects are one line, and no longer than mail programs show. */
const SUBJECT_LENGTH = 200

/** Writes the mail down and queues it, together or not at all; within a transaction, with that. */
export async function queueMail({ queue, site }: Pick<Deps, 'queue' | 'site'>, db: Db, mail: NewMail): Promise<void> {
  const id = mail.id ?? newId()
  const write = async (transaction: Db) => {
    await insertMail(transaction, {
      id,
      recipient: mail.to,
      subject: oneLine(mail.subject, SUBJECT_LENGTH),
      textBody: mail.text,
      htmlBody: mail.html,
      replyTo: mail.replyTo ?? null,
      // Stable over retries, so that a second copy can be told from a second mail.
      messageId: `<${id}@${site.url.hostname}>`,
    })
    await queue.send(transaction, 'send-mail', { mailId: id })
  }
  await (db.isTransaction ? write(db) : db.transaction().execute(write))
}
