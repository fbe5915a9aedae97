export type OutgoingMail = {
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  replyTo: string | null
  /** The one-click unsubscribe URL for mail programs (RFC 8058). */
  unsubscribeUrl: string | null
  /** R488: the logo that the HTML shows, as a PNG. */
  logo?: Uint8Array | undefined
}

export type Mailer = {
  /** Delivers one mail; resolves only once the mail server has accepted it. */
  deliver(mail: OutgoingMail): Promise<void>
  /** Ends connections to the mail server. */
  close(): void
}

/** Without SMTP a mail counts as delivered once it is marked as sent: the demo's mailbox shows it from the database. */
export function createNoopMailer(): Mailer {
  return { async deliver() {}, close() {} }
}
