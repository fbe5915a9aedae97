import { mailAccountLinkJobSchema } from '#domain/accounts/account-link.ts'
import { mailAccountLink } from '#use-cases/accounts/mail-account-link.ts'

import { defineJob } from './define-job.ts'

export const mailAccountLinkJob = defineJob({
  name: 'mail-account-link',
  mails: true,
  payload: mailAccountLinkJobSchema,
  handle: mailAccountLink,
})
