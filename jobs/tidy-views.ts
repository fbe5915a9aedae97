import { tidyViews } from '#use-cases/statistics/tidy-views.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

export const tidyViewsJob = defineJob({
  name: 'tidy-views',
  payload: NO_PAYLOAD,
  cron: '23 3 * * *',
  handle: (deps) => tidyViews(deps),
})
