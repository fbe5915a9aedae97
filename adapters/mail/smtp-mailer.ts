import nodemailer from 'nodemailer'

import { MAX_SMTP_CONNECTIONS } from '#domain/limits.ts'

import { MAIL_LOGO_CID } from './mail-theme.ts'
import type { Mailer } from './mailer.ts'

/** Parameters of `SMTP_URL` win over these: `smtp://mail.example?maxConnections=2&rateLimit=10`. */
const POOL = {
  pool: true,
  maxConnections: MAX_SMTP_CONNECTIONS,
  // A mail whose connection breaks fails, is recorded, and is retried by its job, not by the transport.
  maxRequeues: 0,
  idleTimeout: 15_000,
} as const

/** A mail server that stops answering must not hold a job for minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

type Failure = Error & { code?: string; responseCode?: number }

/** R362: errors of one mail alone; any other means that the mail server takes none from us. */
const OF_ONE_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])

type Options = {
  url: string
  from: string
  /** Told after each mail whether the server takes mails from us, or why not. */
  onReached?: ((why: string | undefined) => void) | undefined
}

export function createSmtpMailer({ url, from, onReached = () => {} }: Options): Mailer {
  const transport = nodemailer.createTransport({ url, ...POOL, ...TIMEOUTS })
  const told = ({ code = '', responseCode, message }: Failure) => {
    if (!OF_ONE_MAIL.has(code)) onReached(message)
    else if (responseCode !== undefined) onReached(undefined)
  }
  return {
    async deliver({ messageId, to, subject, text, html, replyTo, unsubscribeUrl, logo }) {
      const headers = unsubscribeUrl === null ? {} : unsubscribeHeaders(unsubscribeUrl)
      const attachments = logo ? [logoPart(logo)] : []
      const mail = { from, to, subject, text, html, messageId, headers, attachments, ...(replyTo && { replyTo }) }
      await transport.sendMail(mail).catch((error: Failure) => {
        told(error)
        throw error
      })
      onReached(undefined)
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
  cid: MAIL_LOGO_CID,
  filename: 'logo.png',
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  content: Buffer.from(png),
})

function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
