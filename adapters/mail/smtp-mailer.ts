import nodemailer from 'nodemailer'

import { SMTP_CONNECTIONS } from '#domain/limits.ts'

import { LOGO_CID } from './mail-look.ts'
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
    async deliver({ messageId, to, subject, text, html, replyTo, unsubscribeUrl, logo }) {
      const headers = unsubscribeUrl === null ? {} : unsubscribeHeaders(unsubscribeUrl)
      const attachments = logo ? [logoPart(logo)] : []
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        messageId,
        headers,
        attachments,
        ...(replyTo && { replyTo }),
      })
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

/** Shown inside the mail, and not as a file that somebody sent. */
const logoPart = (png: Uint8Array) => ({
  cid: LOGO_CID,
  filename: 'logo.png',
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  content: Buffer.from(png),
})

function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
