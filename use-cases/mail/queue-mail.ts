import type { MailContent } from '#adapters/mail/mail-content.ts'
import { DEFAULT_MAIL_THEME } from '#adapters/mail/mail-theme.ts'
import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { insertMails } from '#db/queries/mail/mails.ts'
import { oneLine } from '#domain/text/one-line.ts'
import type { Deps } from '#use-cases/deps.ts'

type NewMail = MailContent & {
  /** A new id by default; a mail about one thing may use that thing's id. */
  id?: string
  to: string
  replyTo?: string
}

/** R96: subjects are one line, no longer than mail programs display. */
const SUBJECT_LENGTH = 200

function outgoing(mail: NewMail, site: Deps['site']) {
  const id = mail.id ?? newId()
  const look = site.brand?.mail ?? DEFAULT_MAIL_THEME
  return {
    id,
    kind: mail.kind,
    recipient: mail.to,
    subject: oneLine(mail.subject, SUBJECT_LENGTH),
    textBody: look.footer ? `${mail.text}\n\n${look.footer}` : mail.text,
    htmlBody: mail.html(look),
    replyTo: mail.replyTo ?? null,
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
    // Stable across retries, so that a duplicate can be told from a second mail.
    messageId: `<${id}@${site.url.hostname}>`,
  }
}

/** Stores the mail and queues its job; inside a transaction, both commit with it. */
export async function queueMail({ queue, site }: Pick<Deps, 'queue' | 'site'>, db: Db, mail: NewMail): Promise<void> {
  const row = outgoing(mail, site)
  const write = async (transaction: Db) => {
    await insertMails(transaction, [row])
    await queue.send(transaction, 'send-mail', { mailId: row.id })
  }
  await (db.isTransaction ? write(db) : db.transaction().execute(write))
}

/** The same for many mails, inside a transaction. They get a lower priority than mails that somebody waits for. */
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
