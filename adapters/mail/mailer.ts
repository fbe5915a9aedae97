import nodemailer from 'nodemailer'

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

export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(url)
  return {
    async deliver({ messageId, to, subject, text, html, replyTo, unsubscribeUrl }) {
      const headers = unsubscribeUrl === null ? {} : unsubscribeHeaders(unsubscribeUrl)
      await transport.sendMail({ from, to, subject, text, html, messageId, headers, ...(replyTo && { replyTo }) })
    },
  }
}

function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Without SMTP a mail has arrived as soon as it is marked as sent: the demo's mailbox shows it from there. */
export function mailboxMailer(): Mailer {
  return { async deliver() {} }
}
