import { tidySignIns } from '#use-cases/accounts/host/tidy-sign-ins.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

export const tidySignInsJob = defineJob({
  name: 'tidy-sign-ins',
  payload: NO_PAYLOAD,
  cron: '41 * * * *',
  handle: async (deps) => void (await tidySignIns(deps)),
})
