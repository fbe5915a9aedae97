import { Gauge } from 'prom-client'

import type { DatabaseMonitor } from '#db/monitor.ts'
import type { Deps } from '#use-cases/deps.ts'
import { readHostHealth } from '#use-cases/host/read-host-health.ts'

import type { Metrics } from './metrics.ts'

type Measured = Pick<Deps, 'db' | 'reportError'> & { monitor: Pick<DatabaseMonitor, 'failure'> }

/** R408: how the reports of the site builder come in. Counted in the database, so every node gives the same figures. */
export function registerHostReportMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  { db, reportError, monitor }: Measured,
): void {
  async function read() {
    if (monitor.failure()) return []
    return readHostHealth({ db }).catch((error: unknown) => {
      reportError(error, 'the reports of the site builder were not read for the metrics')
      return []
    })
  }
  const reports = new Gauge({
    name: 'guildhall_host_reports',
    help: 'Reports of the site builder so far, how many of them were stale or refused, and those that wait now.',
    labelNames: ['kind', 'state'],
    registers: [],
    async collect() {
      for (const { kind, reports: all, stale, refused, pending } of await read()) {
        for (const [state, count] of Object.entries({ all, stale, refused, pending })) this.set({ kind, state }, count)
      }
    },
  })
  const lastReport = new Gauge({
    name: 'guildhall_host_last_report_timestamp_seconds',
    help: 'When the site builder reported something last.',
    labelNames: ['kind'],
    registers: [],
    async collect() {
      for (const { kind, lastReportOn } of await read()) {
        if (lastReportOn !== null) this.set({ kind }, Date.parse(lastReportOn) / 1000)
      }
    },
  })
  const lag = new Gauge({
    name: 'guildhall_host_lag_seconds',
    help: 'How old the last report was when it arrived, where its version is a moment.',
    labelNames: ['kind'],
    registers: [],
    async collect() {
      for (const { kind, lagSeconds } of await read()) if (lagSeconds !== null) this.set({ kind }, lagSeconds)
    },
  })
  for (const metric of [reports, lastReport, lag]) registry.registerMetric(metric)
}
