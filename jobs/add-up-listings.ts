import { addUpListings } from '#use-cases/lists/add-up-listings.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

export const addUpListingsJob = defineJob({
  name: 'add-up-listings',
  payload: NO_PAYLOAD,
  cron: '* * * * *',
  handle: (deps) => addUpListings(deps),
})
