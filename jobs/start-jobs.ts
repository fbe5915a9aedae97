import type { Deps } from '#use-cases/deps.ts'

import { ALL_JOBS, type JobName } from './all-jobs.ts'
import type { Job } from './define-job.ts'

/** Starts this node's share of the background work. */
export async function startJobs(deps: Deps, jobs: readonly Job<JobName>[] = ALL_JOBS): Promise<void> {
  for (const job of jobs) {
    const { name, payload, concurrency = 1 } = job
    await deps.queue.work(name, {
      payload,
      concurrency,
      isScheduled: job.cron !== undefined,
      handle: (value) => job.handle(deps, value),
    })
    if (job.cron) await deps.queue.schedule(job.name, job.cron)
    if (job.formerName) await deps.queue.workFormer(job.formerName, name)
  }
}
