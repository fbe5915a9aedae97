import { tidyMessages } from '#use-cases/messages/tidy-messages.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

export const tidyMessagesJob = defineJob({
  name: 'tidy-messages',
  payload: NO_PAYLOAD,
  cron: '17 * * * *',
  handle: (deps) => tidyMessages(deps),
})
