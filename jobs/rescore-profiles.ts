import { rescoreProfiles } from '#use-cases/lists/rescore-profiles.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

export const rescoreProfilesJob = defineJob({
  name: 'rescore-profiles',
  payload: NO_PAYLOAD,
  handle: (deps) => rescoreProfiles(deps),
})
