import type { Deps } from '#use-cases/deps.ts'

import { ALL_JOBS, type JobName } from './all-jobs.ts'
import type { Job } from './define-job.ts'

/** Starts this node's share of the background work. */
export async function startJobs(deps: Deps, jobs: readonly Job<JobName>[] = ALL_JOBS): Promise<void> {
  for (const job of jobs) {
    await deps.queue.work(job.name, { payload: job.payload, handle: (payload) => job.handle(deps, payload) })
    if (job.cron) await deps.queue.schedule(job.name, job.cron)
  }
}
