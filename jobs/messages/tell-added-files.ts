import { defineJob, NO_PAYLOAD } from '#jobs/define-job.ts'
import { tellAddedFiles } from '#use-cases/messages/brief-files/tell-experts.ts'

export const tellAddedFilesJob = defineJob({
  name: 'tell-added-files',
  payload: NO_PAYLOAD,
  mails: true,
  cron: '* * * * *',
  handle: (deps) => tellAddedFiles(deps),
})
