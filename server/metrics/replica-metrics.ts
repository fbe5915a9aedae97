import { Gauge } from 'prom-client'

import type { Replicas } from '#db/replicas/open-replicas.ts'

import type { Metrics } from './metrics.ts'

/** R389: how this process finds its replicas. */
export function registerReplicaMetrics({ registry }: Pick<Metrics, 'registry'>, { all }: Pick<Replicas, 'all'>): void {
  const up = new Gauge({
    name: 'guildhall_replica_up',
    help: 'Whether pages are rendered from this replica (1) or not (0).',
    labelNames: ['replica'],
    registers: [],
    collect() {
      for (const one of all) this.set({ replica: one.name }, one.isUsable() ? 1 : 0)
    },
  })
  const lag = new Gauge({
    name: 'guildhall_replica_lag_seconds',
    help: 'How far this replica is behind the primary, where that is known.',
    labelNames: ['replica'],
    registers: [],
    collect() {
      this.reset()
      for (const one of all) {
        const seconds = one.secondsBehind()
        if (seconds !== undefined) this.set({ replica: one.name }, seconds)
      }
    },
  })
  registry.registerMetric(up)
  registry.registerMetric(lag)
}
