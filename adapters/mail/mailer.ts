export type OutgoingMail = {
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  replyTo: string | null
  /** The one-click unsubscribe URL for mail programs (RFC 8058). */
  unsubscribeUrl: string | null
}

/** Delivers one mail; resolves only once the mail server has accepted it. */
export type Mailer = { deliver(mail: OutgoingMail): Promise<void> }

/** Without SMTP a mail counts as delivered once it is marked as sent: the demo's mailbox shows it from the database. */
export function mailboxMailer(): Mailer {
  return { async deliver() {} }
}
