import { Gauge } from 'prom-client'

import type { DatabaseMonitor } from '#db/monitor.ts'
import { countDeliveries, type DeliveryCounts } from '#db/queries/webhooks/webhook-deliveries.ts'
import type { Deps } from '#use-cases/deps.ts'

import type { Metrics } from './metrics.ts'

type Measured = Pick<Deps, 'db' | 'reportError' | 'now'> & { monitor: Pick<DatabaseMonitor, 'failure'> }

/** R449: counted in the database, so every node gives the same figures. */
export function registerWebhookMetrics({ registry }: Pick<Metrics, 'registry'>, deps: Measured): void {
  const { db, reportError, now, monitor } = deps
  async function read(): Promise<DeliveryCounts[] | undefined> {
    if (monitor.failure()) return undefined
    return countDeliveries(db).catch((error: unknown) => {
      reportError(error, 'webhook events were not counted for the metrics')
      return undefined
    })
  }
  const events = new Gauge({
    name: 'guildhall_webhook_events',
    help: 'Events that wait for delivery to an endpoint, and those that were given up.',
    labelNames: ['endpoint', 'state'],
    registers: [],
    async collect() {
      const counts = await read()
      if (!counts) return
      // Endpoints that are gone.
      this.reset()
      for (const { endpoint, pending, failed } of counts) {
        this.set({ endpoint, state: 'pending' }, pending)
        this.set({ endpoint, state: 'failed' }, failed)
      }
    },
  })
  const oldest = new Gauge({
    name: 'guildhall_webhook_oldest_pending_seconds',
    help: 'How long ago the oldest event happened that waits for delivery to an endpoint; 0 if none waits.',
    labelNames: ['endpoint'],
    registers: [],
    async collect() {
      const counts = await read()
      if (!counts) return
      this.reset()
      for (const { endpoint, oldest_pending } of counts) {
        this.set({ endpoint }, oldest_pending ? (now().getTime() - oldest_pending.getTime()) / 1000 : 0)
      }
    },
  })
  for (const metric of [events, oldest]) registry.registerMetric(metric)
}
