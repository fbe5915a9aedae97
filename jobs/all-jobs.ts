import type { z } from 'zod'

import { applyWaitingReportsJob } from './host/apply-waiting-reports.ts'
import { mailAccountLinkJob } from './mail-account-link.ts'
import { relistProfilesJob } from './platform/relist-profiles.ts'
import { refreshListingsJob } from './refresh-listings.ts'
import { rematchProfilesJob } from './rematch-profiles.ts'
import { rescoreProfilesJob } from './rescore-profiles.ts'
import { SCHEDULED_JOBS } from './scheduled-jobs.ts'
import { sendMailJob } from './send-mail.ts'

/** Every background job. A job that is not listed neither runs nor can be sent. */
export const ALL_JOBS = [
  ...SCHEDULED_JOBS,
  applyWaitingReportsJob,
  mailAccountLinkJob,
  refreshListingsJob,
  relistProfilesJob,
  rematchProfilesJob,
  rescoreProfilesJob,
  sendMailJob,
] as const

export type JobName = (typeof ALL_JOBS)[number]['name']

/** For tests of single jobs. */
export const getJob = <Name extends JobName>(name: Name) =>
  ALL_JOBS.find((job): job is Extract<(typeof ALL_JOBS)[number], { name: Name }> => job.name === name) as Extract<
    (typeof ALL_JOBS)[number],
    { name: Name }
  >

export const JOB_NAMES: JobName[] = ALL_JOBS.map(({ name }) => name)

type PayloadOf = { [Job in (typeof ALL_JOBS)[number] as Job['name']]: z.infer<Job['payload']> }

// Gives use cases the types of the jobs they may send: they cannot import jobs/, which is a layer above them.
declare module '#adapters/queue/queue.ts' {
  interface JobPayloads extends PayloadOf {}
}
