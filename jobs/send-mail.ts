import { z } from 'zod'

import { MAX_SMTP_CONNECTIONS } from '#domain/limits.ts'
import { sendMail } from '#use-cases/mail/send-mail.ts'

import { defineJob } from './define-job.ts'

export const sendMailJob = defineJob({
  name: 'send-mail',
  mails: true,
  // A mail is mostly waiting for the mail server. Twice its connections: each has its next mail at hand.
  concurrency: 2 * MAX_SMTP_CONNECTIONS,
  payload: z.strictObject({ mailId: z.string() }),
  handle: sendMail,
})
