import { Histogram } from 'prom-client'

import type { ServerDeps } from '#server/deps.ts'

import type { Metrics } from './metrics.ts'

/** R628: statements by what their connection is for, in every process. */
export function registerQueryMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  { onQuery }: Pick<ServerDeps, 'onQuery'>,
): void {
  const queries = new Histogram({
    name: 'guildhall_query_seconds',
    help: 'Time that statements take, by what their connection is for: requests, pages from replicas, or jobs.',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 1, 4],
    registers: [registry],
  })
  for (const kind of ['web', 'replica', 'jobs']) queries.zero({ kind })
  // Bound once: there are many statements in a request.
  const series = {
    web: queries.labels({ kind: 'web' }),
    replica: queries.labels({ kind: 'replica' }),
    jobs: queries.labels({ kind: 'jobs' }),
  }
  onQuery((kind, seconds) => series[kind].observe(seconds))
}
