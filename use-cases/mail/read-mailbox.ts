import { listSentMails } from '#db/queries/mail/mails.ts'
import type { MailboxMail } from '#domain/mail/mailbox.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'

const NEWEST = 50

/** The demo's mails, readable by everyone; not found outside of the demo. */
export async function readMailbox(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  { to }: { to?: string | undefined },
): Promise<Result<{ mails: MailboxMail[] }>> {
  if (!site.demo) return fail('not_found', 'there is no such page')
  const rows = await listSentMails(db, { recipient: to?.trim().toLowerCase() || undefined, limit: NEWEST })
  return ok({
    mails: rows.map((row) => ({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      text: row.text_body,
      replyTo: row.reply_to,
      sentOn: (row.sent_at ?? new Date(0)).toISOString(),
    })),
  })
}
