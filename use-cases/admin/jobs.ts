import type { JobName } from '#adapters/queue/queue.ts'
import { lockJob } from '#db/queries/admin/lock-jobs.ts'
import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import { type AdminJobs, runJobSchema } from '#domain/admin/jobs.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { requireAdminViewer } from './require-admin-viewer.ts'

/** R627: every background job, with its schedule, its last run, and what waits and fails. */
export async function listJobs({ queue }: Pick<Deps, 'queue'>, viewer: Viewer): Promise<Result<AdminJobs>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const [health, runs] = await Promise.all([queue.health(), queue.lastRuns()])
  const runOf = new Map(runs.map((run) => [run.name, run]))
  const items = health.map(({ name, waiting, active, failed }) => {
    const { cron, startedAt, seconds, result } = runOf.get(name) ?? {}
    return {
      name,
      cron: cron ?? null,
      waiting,
      active,
      failed,
      lastStartOn: startedAt?.toISOString() ?? null,
      lastSeconds: seconds ?? null,
      lastResult: result ?? null,
    }
  })
  return ok({ items })
}

/** R627: an admin has a job that runs by the clock run now. */
export async function runJob(
  { db, queue, now }: Pick<Deps, 'db' | 'queue' | 'now'>,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<{ sent: true }>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = runJobSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { userId } = admin.value
  const runs = await queue.lastRuns()
  const found = runs.find(({ name, cron }) => name === parsed.data.name && cron !== undefined)
  if (!found) return fail('not_found', 'there is no such job that runs by the clock')
  // The queue knows no other names than those of jobs.
  const name = found.name as JobName
  return db.transaction().execute(async (transaction) => {
    await lockJob(transaction, name)
    if (!(await queue.sendIfIdle(transaction, name, now()))) return fail('already_used', 'the job waits to run already')
    const details = { job: name }
    await insertModerationEntries(transaction, [{ actorId: userId, profileId: null, action: 'run-job', details }])
    return ok({ sent: true })
  })
}
