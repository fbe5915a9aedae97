import { MAIL_LOGO_CID } from '#adapters/mail/mail-theme.ts'
import { findUnsentMail, markMailFailed, markMailSent } from '#db/queries/mail/mails.ts'
import type { Deps } from '#use-cases/deps.ts'

/** Delivers a mail and deletes its text (R214). A failure is recorded and thrown, so that the queue retries. */
export async function sendMail(
  { db, mailer, now, site }: Pick<Deps, 'db' | 'mailer' | 'now' | 'site'>,
  { mailId }: { mailId: string },
): Promise<void> {
  const mail = await findUnsentMail(db, mailId)
  if (!mail) return
  try {
    await mailer.deliver({
      messageId: mail.message_id,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text_body,
      html: mail.html_body,
      replyTo: mail.reply_to,
      unsubscribeUrl: mail.unsubscribe_url,
      logo: mail.html_body.includes(`cid:${MAIL_LOGO_CID}`) ? site.brand?.mail.logo?.png : undefined,
    })
  } catch (error) {
    await markMailFailed(db, mailId, error instanceof Error ? error.message : String(error))
    throw error
  }
  // The demo's mailbox shows it for a day.
  await markMailSent(db, mailId, { sentAt: now(), keepBody: site.demo })
}
