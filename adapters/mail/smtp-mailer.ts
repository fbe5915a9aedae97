import nodemailer from 'nodemailer'

import { SMTP_CONNECTIONS } from '#domain/limits.ts'

import type { Mailer } from './mailer.ts'

/** Parameters of `SMTP_URL` win over these: `smtp://mail.example?maxConnections=2&rateLimit=10`. */
const POOL = {
  pool: true,
  maxConnections: SMTP_CONNECTIONS,
  // A mail whose connection breaks fails, is recorded, and is retried by its job, not by the transport.
  maxRequeues: 0,
  idleTimeout: 15_000,
} as const

/** A mail server that stops answering must not hold a job for minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport({ url, ...POOL, ...TIMEOUTS })
  return {
    async deliver({ messageId, to, subject, text, html, replyTo, unsubscribeUrl }) {
      const headers = unsubscribeUrl === null ? {} : unsubscribeHeaders(unsubscribeUrl)
      await transport.sendMail({ from, to, subject, text, html, messageId, headers, ...(replyTo && { replyTo }) })
    },
    close: () => transport.close(),
  }
}

/** What keeps the mail server from taking our mails; undefined where nothing does. */
export async function checkMailServer(url: string): Promise<string | undefined> {
  const transport = nodemailer.createTransport({ url, ...TIMEOUTS })
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
