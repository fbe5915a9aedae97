import { z } from 'zod'

import { refreshListings } from '#use-cases/lists/refresh-listings.ts'

import { defineJob } from './define-job.ts'

export const refreshListingsJob = defineJob({
  name: 'refresh-listings',
  payload: z.strictObject({ profileIds: z.array(z.string()) }),
  handle: (deps, { profileIds }) => refreshListings(deps, profileIds),
})
