import { fromKysely, PgBoss } from 'pg-boss'

import type { Db } from '#db/connection.ts'
import type { WantedLink } from '#domain/accounts/account-link.ts'

/** Every job with what it carries. */
export type Jobs = {
  'send-mail': { mailId: string }
  'refresh-listings': { profileIds: string[] }
  'add-up-listings': Record<string, never>
  'write-facet-bits': Record<string, never>
  'clean-uploads': Record<string, never>
  'tidy-messages': Record<string, never>
  'tidy-views': Record<string, never>
  'rematch-profiles': { terms: string[] }
  'send-digests': Record<string, never>
  'mail-account-link': WantedLink
  'empty-mails': Record<string, never>
}

export type JobName = keyof Jobs

export const JOB_NAMES: JobName[] = [
  'send-mail',
  'refresh-listings',
  'add-up-listings',
  'write-facet-bits',
  'clean-uploads',
  'tidy-messages',
  'tidy-views',
  'rematch-profiles',
  'send-digests',
  'mail-account-link',
  'empty-mails',
]

/** `waiting` could begin now; `failed` have used up their tries. */
export type QueueHealth = { name: string; waiting: number; active: number; failed: number }

type Seldom<Name extends JobName> = { data: Jobs[Name]; key: string; seconds: number }

export type Queue = {
  /** Commits and rolls back with the transaction that it is given. */
  send<Name extends JobName>(db: Db, name: Name, data: Jobs[Name]): Promise<void>
  /** What happens often and needs to be done once for many times: at most twice within the seconds, per key. */
  sendSeldom<Name extends JobName>(db: Db, name: Name, seldom: Seldom<Name>): Promise<void>
  /** Many at once, each after everything that somebody waits for. */
  sendInBulk<Name extends JobName>(db: Db, name: Name, data: Jobs[Name][]): Promise<void>
  work<Name extends JobName>(name: Name, handle: (data: Jobs[Name]) => Promise<void>): Promise<void>
  /** Sends the job again and again, by a cron line in UTC; of several nodes, one does. */
  schedule<Name extends JobName>(name: Name, cron: string, data: Jobs[Name]): Promise<void>
  /** How the work of all nodes stands. */
  health(): Promise<QueueHealth[]>
  stop(): Promise<void>
}

/** A job that has shown no sign of life for this long died with its process, and is tried again. */
const HEARTBEAT_SECONDS = 20
/** How often somebody looks for such jobs. */
const SUPERVISE_SECONDS = 30
const QUEUE_OPTIONS = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: HEARTBEAT_SECONDS,
}
const POLL_SECONDS = 0.5
/** From this many waiting jobs on they are taken one right after the other, not two a second. */
const BACKLOG = 10
const BULK_PRIORITY = -1

/** Handed on to the driver as they are: a line that died without a word is noticed. */
const DRIVER_OPTIONS = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

type Options = { connectionString: string; names: JobName[]; onError: (error: Error) => void }

export async function startQueue({ connectionString, names, onError }: Options): Promise<Queue> {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    ...DRIVER_OPTIONS,
    application_name: 'guildhall queue',
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  let stopped = false
  // Connections close after their goodbye: a database that stops meanwhile is no news.
  boss.on('error', (error) => {
    if (!stopped) onError(error)
  })
  await boss.start()
  for (const name of names) {
    await boss.createQueue(name, QUEUE_OPTIONS)
    await boss.updateQueue(name, QUEUE_OPTIONS)
  }
  return {
    async send(db, name, data) {
      await boss.send(name, data, { db: fromKysely(db) })
    },
    async sendSeldom(db, name, { data, key, seconds }) {
      const slot = { singletonKey: key, singletonSeconds: seconds, singletonNextSlot: true }
      await boss.send(name, data, { db: fromKysely(db), ...slot })
    },
    async sendInBulk(db, name, data) {
      const jobs = data.map((one) => ({ data: one, priority: BULK_PRIORITY }))
      await boss.insert(name, jobs, { db: fromKysely(db) })
    },
    async work(name, handle) {
      const options = { pollingIntervalSeconds: POLL_SECONDS, burstWhenReadyExceeds: BACKLOG }
      await boss.work<Jobs[typeof name]>(name, options, async (jobs) => {
        for (const job of jobs) await handle(job.data)
      })
    },
    async schedule(name, cron, data) {
      await boss.schedule(name, cron, data)
    },
    async health() {
      const all = await Promise.all(names.map((name) => boss.getQueueStats(name, { force: true })))
      return all.flat().map(({ name, readyCount, activeCount, failedCount }) => ({
        name,
        waiting: readyCount,
        active: activeCount,
        failed: failedCount,
      }))
    },
    async stop() {
      await boss.stop({ graceful: true, close: true, timeout: 5000 })
      stopped = true
    },
  }
}
