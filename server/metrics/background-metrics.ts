import { Gauge } from 'prom-client'

import { findOutboxHealth } from '#db/queries/admin/admin-overview.ts'
import { utcDay } from '#domain/day.ts'
import type { ServerDeps } from '#server/deps.ts'

import type { Metrics } from './metrics.ts'
import { createNewestBackupReader } from './newest-backup-reader.ts'

type Measured = Pick<ServerDeps, 'queue' | 'monitor' | 'reportError' | 'now' | 'backups'> & {
  background: Pick<ServerDeps['background'], 'db'>
}

const secondsSince = (moment: Date | null, now: Date) => (moment ? (now.getTime() - moment.getTime()) / 1000 : 0)

/** R392: jobs and mails, which are counted in the database: every node gives the same figures. */
export function registerBackgroundMetrics({ registry }: Pick<Metrics, 'registry'>, deps: Measured): void {
  const { background, queue, monitor, reportError, now, backups } = deps

  /** Without the database, the last figures would look like today's. */
  async function fill(gauge: Gauge, read: () => Promise<void>): Promise<void> {
    gauge.reset()
    if (monitor.failure()) return
    await read().catch((error: unknown) => reportError(error, 'jobs and mails were not read for the metrics'))
  }

  const jobs = new Gauge({
    name: 'guildhall_jobs',
    help: 'Jobs that are ready to run, at work, and given up, by name.',
    labelNames: ['job', 'state'],
    registers: [],
    collect() {
      return fill(this, async () => {
        for (const { name: job, waiting, active, failed } of await queue.health()) {
          for (const [state, count] of Object.entries({ waiting, active, failed })) this.set({ job, state }, count)
        }
      })
    },
  })
  const age = new Gauge({
    name: 'guildhall_job_wait_seconds',
    help: 'How long the oldest job of each name that is ready to run has waited.',
    labelNames: ['job'],
    registers: [],
    collect() {
      return fill(this, async () => {
        for (const { name: job, oldestSeconds } of await queue.health()) this.set({ job }, oldestSeconds)
      })
    },
  })
  const mails = new Gauge({
    name: 'guildhall_mails',
    help: 'Mails that wait to be sent, and those among them that the mail server has refused at least once.',
    labelNames: ['state'],
    registers: [],
    collect() {
      return fill(this, async () => {
        const { unsent, failing } = await findOutboxHealth(background.db, utcDay(now()))
        this.set({ state: 'waiting' }, unsent)
        this.set({ state: 'failing' }, failing)
      })
    },
  })
  const mailAge = new Gauge({
    name: 'guildhall_mail_wait_seconds',
    help: 'How long the oldest mail that was not sent yet has waited.',
    registers: [],
    collect() {
      return fill(this, async () => {
        const { oldest } = await findOutboxHealth(background.db, utcDay(now()))
        this.set(secondsSince(oldest, now()))
      })
    },
  })
  const newest = backups && createNewestBackupReader(backups)
  const backup = new Gauge({
    name: 'guildhall_backup_last_success_seconds',
    help: 'When the newest backup in BACKUP_DIR or BACKUP_BUCKET, whichever is older, was made, as seconds since 1970; 0 if there is none.',
    registers: [],
    async collect() {
      this.reset()
      const seconds = await newest?.()
      if (seconds !== undefined) this.set(seconds)
    },
  })
  for (const metric of [jobs, age, mails, mailAge, backup]) registry.registerMetric(metric)
}
