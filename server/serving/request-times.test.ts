import { Registry } from 'prom-client'
import { expect, test } from 'vitest'

import { createRequestTimes } from './request-times.ts'

test('each bucket holds all that took at most so long', async () => {
  const times = createRequestTimes()
  const registry = new Registry()
  registry.setDefaultLabels({ worker: '2' })
  registry.registerMetric(times.metric)
  const labels = { method: 'GET', area: 'hire', status: 200 }
  for (const seconds of [0.001, 0.005, 0.2, 60]) times.note(seconds, labels)
  times.note(0.02, { ...labels, status: 404 })
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
  expect(lines.every((line) => line.includes('worker="2"'))).toBe(true)
})
