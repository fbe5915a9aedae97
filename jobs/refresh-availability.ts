import { refreshAvailability } from '#use-cases/lists/refresh-availability.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

export const refreshAvailabilityJob = defineJob({
  name: 'refresh-availability',
  payload: NO_PAYLOAD,
  cron: '1 * * * *',
  handle: (deps) => refreshAvailability(deps),
})
