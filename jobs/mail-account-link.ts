import { wantedLinkSchema } from '#domain/accounts/account-link.ts'
import { mailLink } from '#use-cases/accounts/mail-link.ts'

import { defineJob } from './define-job.ts'

export const mailAccountLinkJob = defineJob({
  name: 'mail-account-link',
  mails: true,
  payload: wantedLinkSchema,
  handle: mailLink,
})
