import type pg from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import type { z } from 'zod'

import type { Db } from '#db/connection.ts'
import { wrapConnectionError } from '#db/unavailable.ts'

import { type LastJobRun, findLastJobRuns, sendJobIfIdle } from './job-runs.ts'
import {
  type FailedJob,
  type QueueHealth,
  findFailedJobs,
  countFailedJobs,
  findQueueHealth,
  retryJobNow,
} from './queue-state.ts'
import { runBatchedJob } from './run-job.ts'

/**
 * The payload of every job by its name. jobs/all-jobs.ts fills it in from the definitions, so that layers below jobs/
 * can send a job by name, type-checked, without importing it.
 */
export interface JobPayloads {}

export type JobName = keyof JobPayloads

type Throttled<Name extends JobName> = { data: JobPayloads[Name]; key: string; seconds: number }

type Worker<Payload> = {
  payload: z.ZodType<Payload>
  handle: (payload: Payload) => Promise<unknown>
  /** How many of these jobs this node runs at once; 1 by default. */
  concurrency?: number
  /** Whether it runs by the clock, in which case no request waits for its start. */
  isScheduled?: boolean
}

export type Queue = {
  /** Commits and rolls back with the transaction that it is given. */
  send<Name extends JobName>(db: Db, name: Name, data: JobPayloads[Name]): Promise<void>
  /** For frequent events that need one run for many: at most two jobs per key within the given seconds. */
  sendThrottled<Name extends JobName>(db: Db, name: Name, throttled: Throttled<Name>): Promise<void>
  /** Many jobs at once, with lower priority than those that somebody waits for. */
  sendInBulk<Name extends JobName>(db: Db, name: Name, data: JobPayloads[Name][]): Promise<void>
  /** R588: a payload that the schema refuses is reported, and tried again later. */
  work<Payload>(name: JobName, worker: Worker<Payload>): Promise<void>
  /** Passes what a former release has queued under `former` on to the queue of this name, and ends its schedule. */
  workFormer(former: string, name: JobName): Promise<void>
  /** Sends the job with an empty payload on a cron schedule in UTC; only one of several nodes does. */
  schedule(name: JobName, cron: string): Promise<void>
  /** The state of the queue over all nodes. */
  health(): Promise<QueueHealth[]>
  /** Jobs that have failed, those that are given up first. */
  failures(limit: number): Promise<FailedJob[]>
  countFailures(): Promise<number>
  /** One more try, with the transaction; the job's name, undefined for one that is not there, or has not failed. */
  retry(db: Db, id: string): Promise<string | undefined>
  /** R627: each job's schedule and its last run, over all nodes. */
  lastRuns(): Promise<LastJobRun[]>
  /** R627: sends a job with an empty payload, unless one is ready to run; the transaction has to exclude others. */
  sendIfIdle(db: Db, name: JobName, now: Date): Promise<boolean>
  stop(): Promise<void>
}

/** A job without a heartbeat for this long died with its process, and is retried. */
const HEARTBEAT_SECONDS = 20
/** How often pg-boss looks for such jobs. */
const SUPERVISE_SECONDS = 30
const QUEUE_OPTIONS = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  // R459: jobs that are done or given up; jobs that were never started.
  deleteAfterSeconds: 7 * 86_400,
  retentionSeconds: 14 * 86_400,
}
const OPTION_NAMES = Object.keys(QUEUE_OPTIONS) as (keyof typeof QUEUE_OPTIONS)[]
/** A job that this process has sent is fetched at once; others, such as retries, within this time. */
const POLL_SECONDS = 4
/** Jobs that only run by the clock. */
const POLL_SCHEDULED_SECONDS = 15
/** Jobs that only a node of the former release sends. */
const POLL_FORMER_SECONDS = 30
/** When workers look for a job after it was sent: the transaction that sends it may take a while to commit. */
const WAKE_MS = [25, 250, 1500]
/** With at least this many waiting jobs, a worker fetches them back to back. */
const BACKLOG = 10
const BULK_PRIORITY = -1
/** Jobs that may run at once are fetched in two batches in turn: a slow job holds up only the rest of its own. */
const BATCHES = 2

/** R360: a statement of the queue itself without an answer for this long has lost its connection. */
const QUERY_TIMEOUT_MS = 30_000

/** Creates the queues that are missing, and updates those that an earlier release created with other options. */
async function ensureQueues(boss: PgBoss, names: readonly JobName[]): Promise<void> {
  const stored = new Map((await boss.getQueues([...names])).map((queue) => [queue.name, queue]))
  for (const name of names) {
    const queue = stored.get(name)
    if (!queue) await boss.createQueue(name, QUEUE_OPTIONS)
    else if (OPTION_NAMES.some((option) => queue[option] !== QUEUE_OPTIONS[option])) {
      await boss.updateQueue(name, QUEUE_OPTIONS)
    }
  }
}

/**
 * pg-boss appends to the message of an error, which many of its workers may share, and emits a plain copy of it. Each
 * failed statement has an error of its own, whose copy still holds the original.
 */
class StatementFailed extends Error {
  readonly failure: unknown

  constructor(failure: unknown) {
    super(failure instanceof Error ? failure.message : String(failure))
    this.failure = failure
  }
}

const originalOf = (error: Error): Error =>
  'failure' in error && error.failure instanceof Error ? error.failure : error

type Options = {
  pool: pg.Pool
  names: readonly JobName[]
  onError: (error: Error) => void
  /** R623: whether it creates and upgrades its own tables; if not, it refuses to start on older ones. */
  migrate?: boolean
}

/** Takes no jobs while the pool refuses, and leaves the pool open when it stops. */
export async function startQueue({ pool, names, onError, migrate = true }: Options): Promise<Queue> {
  const executeSql = (text: string, values?: unknown[]) =>
    pool.query({ text, values, query_timeout: QUERY_TIMEOUT_MS } as pg.QueryConfig).catch((error: unknown) => {
      throw new StatementFailed(wrapConnectionError(error))
    })
  const boss = new PgBoss({
    db: { executeSql },
    migrate,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  let stopped = false
  // While we are closing, a database that stops is no error.
  boss.on('error', (error) => {
    if (!stopped) onError(originalOf(error))
  })
  await boss.start()
  await ensureQueues(boss, names)
  const workers = new Map<JobName, string>()
  const woken = new Set<JobName>()

  function wakeSoon(name: JobName): void {
    if (woken.has(name) || !workers.has(name)) return
    woken.add(name)
    for (const ms of WAKE_MS) {
      setTimeout(() => {
        woken.delete(name)
        boss.notifyWorker(workers.get(name) ?? '')
      }, ms).unref()
    }
  }

  return {
    async send(db, name, data) {
      await boss.send(name, data, { db: fromKysely(db) })
      wakeSoon(name)
    },
    async sendThrottled(db, name, { data, key, seconds }) {
      const slot = { singletonKey: key, singletonSeconds: seconds, singletonNextSlot: true }
      await boss.send(name, data, { db: fromKysely(db), ...slot })
      wakeSoon(name)
    },
    async sendInBulk(db, name, data) {
      const jobs = data.map((one) => ({ data: one, priority: BULK_PRIORITY }))
      await boss.insert(name, jobs, { db: fromKysely(db) })
      wakeSoon(name)
    },
    async work(name, { payload, handle, concurrency = 1, isScheduled = false }) {
      const batches = Math.min(BATCHES, concurrency)
      const options = {
        pollingIntervalSeconds: isScheduled ? POLL_SCHEDULED_SECONDS : POLL_SECONDS,
        burstWhenReadyExceeds: BACKLOG,
        burstWhenBatchFull: true,
        localConcurrency: batches,
        batchSize: Math.ceil(concurrency / batches),
        perJobResults: true,
      } as const
      const id = await boss.work(name, options, async (jobs) => {
        const results = await Promise.all(jobs.map((job) => runBatchedJob(job, { name, payload, handle, onError })))
        // Where there was a job, there may be another.
        boss.notifyWorker(workers.get(name) ?? '')
        return results
      })
      workers.set(name, id)
    },
    async workFormer(former, name) {
      if ((await boss.getQueues([former])).length === 0) return
      await boss.unschedule(former)
      const options = { pollingIntervalSeconds: POLL_FORMER_SECONDS }
      await boss.work(former, options, async (jobs) => {
        for (const { data } of jobs) await boss.send(name, data as object)
        wakeSoon(name)
      })
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron, {})
    },
    health: () => findQueueHealth(executeSql, names),
    failures: (limit) => findFailedJobs(executeSql, limit),
    countFailures: () => countFailedJobs(executeSql),
    retry: (db, id) => retryJobNow(boss, { names, id, db: fromKysely(db) }),
    lastRuns: () => findLastJobRuns(boss, names),
    async sendIfIdle(db, name, now) {
      const isSent = await sendJobIfIdle(boss, name, { db: fromKysely(db), now })
      if (isSent) wakeSoon(name)
      return isSent
    },
    async stop() {
      await boss.stop({ graceful: true, close: true, timeout: 5000 })
      stopped = true
    },
  }
}
