import cluster from 'node:cluster'
import type { RequestListener } from 'node:http'

import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'

import { createRequestTimes } from './request-times.ts'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics(pool: pg.Pool) {
  const registry = new Registry()
  // Of several on one port, whichever answers speaks for itself alone.
  if (cluster.worker) registry.setDefaultLabels({ worker: String(cluster.worker.id) })
  collectDefaultMetrics({ register: registry })
  const requests = createRequestTimes()
  registry.registerMetric(requests.metric)
  const connections = new Gauge({
    name: 'guildhall_database_connections',
    help: 'Connections of the pool, by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  connections.set({ state: 'open' }, 0)
  return { registry, requests }
}

/** R199: figures on a port of their own, which the operator keeps from the public. */
export function answerMetrics({ registry }: Pick<Metrics, 'registry'>): RequestListener {
  return async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end()
    const text = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  }
}

type PageStats = { hit: number; miss: number; stale: number; pages: number; bytes: number }

/** What the page cache does; it counts for itself, and is asked when somebody looks. */
export function measurePageCache({ registry }: Metrics, stats: () => PageStats): void {
  const requests = new Counter({
    name: 'guildhall_page_cache_requests',
    help: 'Requests for pages without a session, by what became of them; stale ones are hits, too.',
    labelNames: ['outcome'],
    collect() {
      this.reset()
      const { hit, miss, stale } = stats()
      for (const [outcome, count] of Object.entries({ hit, miss, stale })) this.inc({ outcome }, count)
    },
    registers: [],
  })
  const room = new Gauge({
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
  registry.registerMetric(requests)
  registry.registerMetric(room)
}
