import { deliverEvents } from '#use-cases/webhooks/deliver-events.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

/** The schedule finds what is to be tried again; new events send it at once. */
export const deliverWebhooksJob = defineJob({
  name: 'deliver-webhooks',
  payload: NO_PAYLOAD,
  cron: '* * * * *',
  handle: (deps): Promise<void> => deliverEvents(deps),
})
