import { z } from 'zod'

import { rematchProfiles } from '#use-cases/catalogue/rematch-profiles.ts'

import { defineJob } from './define-job.ts'

export const rematchProfilesJob = defineJob({
  name: 'rematch-profiles',
  payload: z.strictObject({ terms: z.array(z.string()).optional() }),
  handle: rematchProfiles,
})
