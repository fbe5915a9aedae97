import { tidyMails } from '#use-cases/mail/tidy-mails.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

export const tidyMailsJob = defineJob({
  name: 'tidy-mails',
  payload: NO_PAYLOAD,
  cron: '29 3 * * *',
  handle: (deps) => tidyMails(deps),
})
