export type OutgoingMail = {
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  replyTo: string | null
  /** Where a mail program ends such mails with one click (RFC 8058). */
  unsubscribeUrl: string | null
}

/** Hands one mail over to the outside; resolves only once it was accepted there. */
export type Mailer = { deliver(mail: OutgoingMail): Promise<void> }

/** Without SMTP a mail has arrived as soon as it is marked as sent: the demo's mailbox shows it from there. */
export function mailboxMailer(): Mailer {
  return { async deliver() {} }
}
