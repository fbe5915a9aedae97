import { tidyChangeLog } from '#use-cases/tidy-change-log.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

export const tidyChangeLogJob = defineJob({
  name: 'tidy-change-log',
  payload: NO_PAYLOAD,
  cron: '* * * * *',
  handle: (deps) => tidyChangeLog(deps),
})
