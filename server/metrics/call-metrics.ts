import { Histogram } from 'prom-client'

import type { BucketRequest } from '#adapters/uploads/s3-stores.ts'
import type { CompletedCall } from '#api/api-env.ts'

import type { Metrics } from './metrics.ts'

/** Few, since there are many routes. */
const BUCKETS = [0.01, 0.05, 0.25, 1, 4]

/** Methods that routes have; anything else would be a time series that a stranger makes. */
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])

/** R460: calls of the API by route, and who makes them: pages of this site, or clients. */
export function registerApiMetrics({ registry }: Pick<Metrics, 'registry'>): (call: CompletedCall) => void {
  const calls = new Histogram({
    name: 'guildhall_api_call_seconds',
    help: 'Time that calls of the API take, by the pattern of their route; those of pages are made in-process.',
    labelNames: ['method', 'route', 'status', 'caller'],
    buckets: BUCKETS,
    registers: [registry],
  })
  return ({ method, route, status, inProcess, seconds }) =>
    calls.observe(
      {
        method: METHODS.has(method) ? method : 'other',
        route,
        status: `${Math.floor(status / 100)}xx`,
        caller: inProcess ? 'page' : 'client',
      },
      seconds,
    )
}

type Bucket = { onBucketRequest: (listener: (request: BucketRequest) => void) => void }

/** R460: requests to the bucket, in every process that makes some. */
export function registerBucketMetrics({ registry }: Pick<Metrics, 'registry'>, { onBucketRequest }: Bucket): void {
  const requests = new Histogram({
    name: 'guildhall_s3_request_seconds',
    help: 'Time that requests to the bucket take; it refused them, or did not answer (unavailable).',
    labelNames: ['operation', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  })
  onBucketRequest(({ operation, outcome, seconds }) => requests.observe({ operation, outcome }, seconds))
}
