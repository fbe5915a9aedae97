import { z } from 'zod'

import { sendMail } from '#use-cases/mail/send-mail.ts'

import { defineJob } from './define-job.ts'

export const sendMailJob = defineJob({
  name: 'send-mail',
  mails: true,
  payload: z.object({ mailId: z.string() }),
  handle: sendMail,
})
