import { MAIL_LOGO_CID } from '#adapters/mail/mail-theme.ts'
import { listSentMails } from '#db/queries/mail/mails.ts'
import type { MailboxMail } from '#domain/mail/mailbox.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'

const NEWEST = 50

/** A browser knows no attachments. */
function withLogo(html: string, png: Uint8Array | undefined): string {
  return png
    ? html.replace(`cid:${MAIL_LOGO_CID}`, `data:image/png;base64,${Buffer.from(png).toString('base64')}`)
    : html
}

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
      html: withLogo(row.html_body, site.brand?.mail.logo?.png),
      replyTo: row.reply_to,
      sentOn: (row.sent_at ?? new Date(0)).toISOString(),
    })),
  })
}
