import { defineJob, NO_PAYLOAD } from '#jobs/define-job.ts'
import { tellSilence } from '#use-cases/messages/brief/tell-silence.ts'

export const tellSilenceJob = defineJob({
  name: 'tell-silence',
  payload: NO_PAYLOAD,
  mails: true,
  cron: '41 * * * *',
  handle: (deps) => tellSilence(deps),
})
