import { z } from 'zod'

import { defineJob } from '#jobs/define-job.ts'
import { relistProfiles } from '#use-cases/platform/relist-profiles.ts'

export const relistProfilesJob = defineJob({
  name: 'relist-profiles',
  payload: z.strictObject({ digest: z.string() }),
  handle: relistProfiles,
})
