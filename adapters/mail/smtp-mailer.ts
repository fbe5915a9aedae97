import nodemailer from 'nodemailer'

import type { Mailer } from './mailer.ts'

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
