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

/** What keeps the mail server from taking our mails; undefined where nothing does. */
export async function checkMailServer(url: string): Promise<string | undefined> {
  const transport = nodemailer.createTransport(url, { connectionTimeout: 10_000, greetingTimeout: 10_000 } as object)
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    transport.close()
  }
}

function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
