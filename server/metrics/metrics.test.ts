import type pg from 'pg'
import { expect, test } from 'vitest'

import { createMetrics } from './metrics.ts'

const POOL = { totalCount: 0, idleCount: 0, waitingCount: 0 } as pg.Pool

test('each bucket holds all requests that took at most so long', async () => {
  const { registry, requests } = createMetrics({
    pool: POOL,
    background: { pool: POOL },
    monitor: { failure: () => undefined },
    changes: { lagSeconds: () => 0 },
    readiness: () => undefined,
    freeDiskBytes: () => 1e9,
  })
  registry.setDefaultLabels({ worker: '2' })
  const labels = { method: 'GET', area: 'hire', status: 200 }
  for (const seconds of [0.001, 0.005, 0.2, 60]) requests.observe(labels, seconds)
  requests.observe({ ...labels, status: 404 }, 0.02)
  const lines = (await registry.metrics()).split('\n').filter((line) => line.includes('status="200"'))
  const counts = lines.map((line) => [/le="([^"]*)"/.exec(line)?.[1], Number(line.split(' ').at(-1))])
  expect(counts).toEqual([
    ['0.005', 2],
    ['0.01', 2],
    ['0.025', 2],
    ['0.05', 2],
    ['0.1', 2],
    ['0.25', 3],
    ['0.5', 3],
    ['1', 3],
    ['2.5', 3],
    ['+Inf', 4],
    [undefined, 60.206],
    [undefined, 4],
  ])
  expect(lines.every((line) => line.startsWith('guildhall_http_request_seconds_'))).toBe(true)
  expect(lines.every((line) => line.includes('worker="2"'))).toBe(true)
})
