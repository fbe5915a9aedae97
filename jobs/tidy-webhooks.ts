import { deleteOldEvents } from '#use-cases/webhooks/delete-old-events.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

export const tidyWebhooksJob = defineJob({
  name: 'tidy-webhooks',
  payload: NO_PAYLOAD,
  cron: '17 * * * *',
  handle: (deps): Promise<void> => deleteOldEvents(deps),
})
