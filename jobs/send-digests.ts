import { sendDigests } from '#use-cases/following/send-digests.ts'

import { defineJob, NO_PAYLOAD } from './define-job.ts'

export const sendDigestsJob = defineJob({
  name: 'send-digests',
  mails: true,
  payload: NO_PAYLOAD,
  // Mondays, four times, so that a restart at the wrong minute costs nobody their mail: each account still gets only
  // one.
  cron: '7 6-9 * * 1',
  handle: (deps) => sendDigests(deps),
})
