import type { z } from 'zod'

import { addUpListingsJob } from './add-up-listings.ts'
import { backUpNightlyJob } from './back-up-nightly.ts'
import { cleanUploadsJob } from './clean-uploads.ts'
import { deliverWebhooksJob } from './deliver-webhooks.ts'
import { emptyMailsJob } from './empty-mails.ts'
import { applyWaitingReportsJob } from './host/apply-waiting-reports.ts'
import { mailAccountLinkJob } from './mail-account-link.ts'
import { tellAddedFilesJob } from './messages/tell-added-files.ts'
import { tellSilenceJob } from './messages/tell-silence.ts'
import { relistProfilesJob } from './platform/relist-profiles.ts'
import { refreshAvailabilityJob } from './refresh-availability.ts'
import { refreshListingsJob } from './refresh-listings.ts'
import { rematchProfilesJob } from './rematch-profiles.ts'
import { rescoreProfilesJob } from './rescore-profiles.ts'
import { sendDigestsJob } from './send-digests.ts'
import { sendMailJob } from './send-mail.ts'
import { cutSitemapJob } from './sitemap/cut-sitemap.ts'
import { tidyChangeLogJob } from './tidy-change-log.ts'
import { tidyMailsJob } from './tidy-mails.ts'
import { tidyMessagesJob } from './tidy-messages.ts'
import { tidySignInsJob } from './tidy-sign-ins.ts'
import { tidyViewsJob } from './tidy-views.ts'
import { tidyWebhooksJob } from './tidy-webhooks.ts'
import { writeFacetBitsJob } from './write-facet-bits.ts'

/** Every background job. A job that is not listed neither runs nor can be sent. */
export const ALL_JOBS = [
  addUpListingsJob,
  applyWaitingReportsJob,
  backUpNightlyJob,
  cleanUploadsJob,
  cutSitemapJob,
  deliverWebhooksJob,
  emptyMailsJob,
  mailAccountLinkJob,
  refreshAvailabilityJob,
  refreshListingsJob,
  relistProfilesJob,
  rematchProfilesJob,
  rescoreProfilesJob,
  sendDigestsJob,
  sendMailJob,
  tellAddedFilesJob,
  tellSilenceJob,
  tidyChangeLogJob,
  tidyMailsJob,
  tidyMessagesJob,
  tidySignInsJob,
  tidyViewsJob,
  tidyWebhooksJob,
  writeFacetBitsJob,
] as const

export type JobName = (typeof ALL_JOBS)[number]['name']

export const JOB_NAMES: JobName[] = ALL_JOBS.map(({ name }) => name)

type PayloadOf = { [Job in (typeof ALL_JOBS)[number] as Job['name']]: z.infer<Job['payload']> }

// Gives use cases the types of the jobs they may send: they cannot import jobs/, which is a layer above them.
declare module '#adapters/queue/queue.ts' {
  interface Jobs extends PayloadOf {}
}
