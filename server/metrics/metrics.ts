import cluster from 'node:cluster'
import type { RequestListener } from 'node:http'

import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { FollowedLog } from '#db/change-log/follow-change-log.ts'
import type { DatabaseMonitor } from '#db/monitor.ts'
import { RELEASE } from '#server/startup/release.ts'

import type { ReadMetrics } from './aggregate-metrics.ts'

export type Metrics = ReturnType<typeof createMetrics> & { read?: ReadMetrics }

/** What the figures are read off; `monitor` says whether the database can be used. */
type Measured = {
  pool: pg.Pool
  background: { pool: pg.Pool }
  monitor: Pick<DatabaseMonitor, 'failure'>
  changes: Pick<FollowedLog, 'lagSeconds'>
  readiness: () => string | undefined
  freeDiskBytes: () => number | undefined
}

/** `worker` distinguishes the processes of a node; the first of several is 0. */
export function createMetrics(
  { pool, background, monitor, changes, readiness, freeDiskBytes }: Measured,
  worker: number | undefined = cluster.worker?.id,
) {
  const registry = new Registry()
  if (worker !== undefined) registry.setDefaultLabels({ worker: String(worker) })
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'guildhall_http_request_seconds',
    help: 'Time from a request to its answer, by kind of address.',
    labelNames: ['method', 'area', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const connections = new Gauge({
    name: 'guildhall_database_connections',
    help: 'Connections of the pools, by what they are for and by state.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries({
        requests: pool,
        jobs: background.pool,
      })) {
        this.set({ pool: name, state: 'open' }, totalCount)
        this.set({ pool: name, state: 'idle' }, idleCount)
        this.set({ pool: name, state: 'waiting' }, waitingCount)
      }
    },
  })
  connections.set({ pool: 'requests', state: 'open' }, 0)
  const up = new Gauge({
    name: 'guildhall_database_up',
    help: 'Whether the database can be used (1) or not (0).',
    registers: [registry],
    collect() {
      this.set(monitor.failure() ? 0 : 1)
    },
  })
  up.set(1)
  const lag = new Gauge({
    name: 'guildhall_change_log_lag_seconds',
    help: 'Time since this process last read the change log to its end; pages may miss changes of this time.',
    registers: [registry],
    collect() {
      this.set(changes.lagSeconds())
    },
  })
  lag.set(0)
  const ready = new Gauge({
    name: 'guildhall_ready',
    help: 'Whether this process is ready for requests (1) or not (0), as /readyz says.',
    registers: [registry],
    collect() {
      this.set(readiness() === undefined ? 1 : 0)
    },
  })
  ready.set(1)
  const disk = new Gauge({
    name: 'guildhall_disk_free_bytes',
    help: 'Free space on the disk of DATA_DIR.',
    registers: [registry],
    collect() {
      const free = freeDiskBytes()
      if (free === undefined) this.reset()
      else this.set(free)
    },
  })
  disk.set(freeDiskBytes() ?? 0)
  const release = new Gauge({
    name: 'guildhall_build_info',
    help: 'Always 1; the label says which release runs.',
    labelNames: ['version'],
    registers: [registry],
  })
  release.set({ version: RELEASE }, 1)
  return { registry, requests }
}

/** Counts workers that ended by themselves, in the process that starts them. */
export const createWorkerRestartCounter = ({ registry }: Pick<Metrics, 'registry'>) =>
  new Counter({
    name: 'guildhall_worker_restarts',
    help: 'Workers of this node that ended by themselves and were replaced.',
    registers: [registry],
  })

/** How they are sent; `read` aggregates those of other processes, too, where there are any. */
export const exposeMetrics = ({ registry, read }: Metrics) => ({
  contentType: registry.contentType,
  read: read ?? (() => registry.metrics()),
})

/** R199: figures on a port of their own, which the operator keeps from the public. */
export function createMetricsListener(
  { contentType, read }: { contentType: string; read: ReadMetrics },
  isOwnHost: (host: string, peer: string | undefined) => boolean,
): RequestListener {
  return async ({ method, url, headers, socket }, response) => {
    if (!isOwnHost(headers.host ?? '', socket.remoteAddress)) return void response.writeHead(421).end()
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end()
    const text = await read()
    response.writeHead(200, { 'content-type': contentType }).end(text)
  }
}

type PageStats = {
  hit: number
  miss: number
  stale: number
  staleIfError: number
  replica: number
  replicaRefused: number
  pages: number
  bytes: number
}

/** What the page cache does, read off its own counts whenever the figures are collected. */
export function registerPageCacheMetrics({ registry }: Metrics, stats: () => PageStats): void {
  const requests = new Counter({
    name: 'guildhall_page_cache_requests',
    help: 'Requests for pages without a session, by what became of them; stale ones are hits, too.',
    labelNames: ['outcome'],
    collect() {
      this.reset()
      const { hit, miss, stale, staleIfError } = stats()
      const outcomes = { hit, miss, stale, 'stale-if-error': staleIfError }
      for (const [outcome, count] of Object.entries(outcomes)) this.inc({ outcome }, count)
    },
    registers: [],
  })
  const size = new Gauge({
    name: 'guildhall_page_cache_size',
    help: 'Pages that are kept, and the bytes that they take.',
    labelNames: ['of'],
    collect() {
      const { pages, bytes } = stats()
      this.set({ of: 'pages' }, pages)
      this.set({ of: 'bytes' }, bytes)
    },
    registers: [],
  })
  const fromReplica = new Counter({
    name: 'guildhall_replica_pages',
    help: 'Pages that were rendered from a replica; refused ones were too old there, or failed, and came from the primary.',
    labelNames: ['outcome'],
    collect() {
      this.reset()
      const { replica, replicaRefused } = stats()
      this.inc({ outcome: 'used' }, replica)
      this.inc({ outcome: 'refused' }, replicaRefused)
    },
    registers: [],
  })
  registry.registerMetric(fromReplica)
  registry.registerMetric(requests)
  registry.registerMetric(size)
}
