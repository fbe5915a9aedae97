import type { MailContent } from '#adapters/mail/templates.ts'
import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { insertMails } from '#db/queries/mail/mails.ts'
import { oneLine } from '#domain/one-line.ts'
import type { Deps } from '#use-cases/deps.ts'

type NewMail = MailContent & {
  /** Its own unless told: a mail that carries one thing may have that thing's id. */
  id?: string
  to: string
  replyTo?: string
  /** For mails that somebody once asked for: where to end them. */
  unsubscribeUrl?: string
}

/** R96: subjects are one line, and no longer than mail programs show. */
const SUBJECT_LENGTH = 200

function outgoing(mail: NewMail, site: Deps['site']) {
  const id = mail.id ?? newId()
  return {
    id,
    kind: mail.kind,
    recipient: mail.to,
    subject: oneLine(mail.subject, SUBJECT_LENGTH),
    textBody: mail.text,
    htmlBody: mail.html,
    replyTo: mail.replyTo ?? null,
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
    // Stable over retries, so that a second copy can be told from a second mail.
    messageId: `<${id}@${site.url.hostname}>`,
  }
}

/** Writes the mail down and queues it, together or not at all; within a transaction, with that. */
export async function queueMail({ queue, site }: Pick<Deps, 'queue' | 'site'>, db: Db, mail: NewMail): Promise<void> {
  const row = outgoing(mail, site)
  const write = async (transaction: Db) => {
    await insertMails(transaction, [row])
    await queue.send(transaction, 'send-mail', { mailId: row.id })
  }
  await (db.isTransaction ? write(db) : db.transaction().execute(write))
}

/** The same for many, within a transaction; nobody waits for these, so they never delay those that somebody does. */
export async function queueMails(
  { queue, site }: Pick<Deps, 'queue' | 'site'>,
  transaction: Db,
  mails: NewMail[],
): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map((mail) => outgoing(mail, site))
  await insertMails(transaction, rows)
  const jobs = rows.map(({ id }) => ({ mailId: id }))
  await queue.sendInBulk(transaction, 'send-mail', jobs)
}
