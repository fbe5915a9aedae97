import { deleteOldDeliveries } from '#use-cases/webhooks/delete-old-deliveries.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

export const tidyWebhooksJob = defineJob({
  name: 'tidy-webhooks',
  payload: NO_PAYLOAD,
  cron: '17 * * * *',
  handle: (deps): Promise<void> => deleteOldDeliveries(deps),
})
