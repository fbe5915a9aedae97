import type { JobWithMetadata, PgBoss, Db as QueueDb } from 'pg-boss'

/** `again`: it failed and will be retried. Times are undefined for a job that never ran, or whose last run is unknown. */
export type LastJobRun = {
  name: string
  /** In UTC; undefined for a job that only runs when it is sent. */
  cron: string | undefined
  startedAt: Date | undefined
  seconds: number | undefined
  result: 'running' | 'done' | 'failed' | 'again' | undefined
}

/** Marks runs that somebody asked for, by which they are found. */
const RUN_NOW = 'run now'
/** The API of pg-boss gives all jobs of a queue, or one by its id or key: of larger queues only these are read. */
const READ_WHOLE = 500

const RESULTS: Record<JobWithMetadata['state'], LastJobRun['result']> = {
  created: undefined,
  active: 'running',
  completed: 'done',
  retry: 'again',
  failed: 'failed',
  cancelled: 'failed',
}

/** `startedOn` is null before the first start, whatever its type says. */
const startOf = ({ startedOn }: Pick<JobWithMetadata, 'startedOn'>): number =>
  (startedOn as Date | null)?.getTime() ?? 0

/** Over all nodes. */
export async function findLastJobRuns(boss: PgBoss, names: readonly string[]): Promise<LastJobRun[]> {
  const [queues, schedules] = await Promise.all([boss.getQueues([...names]), boss.getSchedules()])
  const sizes = new Map(queues.map((queue) => [queue.name, queue.totalCount]))
  const runs: LastJobRun[] = []
  for (const name of names) {
    const schedule = schedules.find((one) => one.name === name)
    const lastId = schedule?.lastJobId
    const jobs =
      (sizes.get(name) ?? 0) <= READ_WHOLE
        ? await boss.findJobs(name)
        : [
            ...(lastId ? await boss.findJobs(name, { id: lastId }) : []),
            ...(await boss.findJobs(name, { key: RUN_NOW })),
          ]
    const [last] = jobs.filter((job) => startOf(job) > 0).sort((one, other) => startOf(other) - startOf(one))
    runs.push({
      name,
      cron: schedule?.cron,
      startedAt: last?.startedOn,
      seconds: last?.completedOn ? (last.completedOn.getTime() - startOf(last)) / 1000 : undefined,
      result: last && RESULTS[last.state],
    })
  }
  return runs
}

/**
 * Sends a job with an empty payload, in the caller's transaction, which excludes others; false while one is ready to
 * run, since the next would only repeat it.
 */
export async function sendJobIfIdle(
  boss: PgBoss,
  name: string,
  { db, now }: { db: QueueDb; now: Date },
): Promise<boolean> {
  const waiting = await boss.findJobs(name, { queued: true, db })
  if (waiting.some(({ startAfter }) => startAfter <= now)) return false
  await boss.send(name, {}, { db, singletonKey: RUN_NOW })
  return true
}
