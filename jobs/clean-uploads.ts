import { cleanFiles } from '#use-cases/messages/brief-files/clean-files.ts'
import { runEach } from '#use-cases/run-each.ts'
import { cleanUploads } from '#use-cases/uploads/clean-uploads.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

export const cleanUploadsJob = defineJob({
  name: 'clean-uploads',
  payload: NO_PAYLOAD,
  // Every hour, at an odd minute: most other schedules run on the hour.
  cron: '17 * * * *',
  handle: (deps): Promise<void> => runEach([cleanUploads, cleanFiles], (clean) => clean(deps)),
})
