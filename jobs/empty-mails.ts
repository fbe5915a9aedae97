import { emptyMails } from '#use-cases/mail/empty-mails.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

export const emptyMailsJob = defineJob({
  name: 'empty-mails',
  payload: NO_PAYLOAD,
  cron: '43 * * * *',
  handle: (deps) => emptyMails(deps),
})
