import { backUpNightly } from '#use-cases/backup/back-up-nightly.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

export const backUpNightlyJob = defineJob({
  name: 'back-up-nightly',
  payload: NO_PAYLOAD,
  // Before the day begins in most places where the data is, at an odd minute.
  cron: '23 2 * * *',
  handle: (deps) => backUpNightly(deps),
})
