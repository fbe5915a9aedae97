import { Gauge } from 'prom-client'

import type { DatabaseMonitor } from '#db/monitor.ts'
import { countEvents, type WebhookCounts } from '#db/queries/webhooks/webhook-events.ts'
import type { Deps } from '#use-cases/deps.ts'

import type { Metrics } from './metrics.ts'

type Measured = Pick<Deps, 'db' | 'reportError' | 'now'> & { monitor: Pick<DatabaseMonitor, 'failure'> }

/** R449: counted in the database, so every node gives the same figures. */
export function measureWebhooks({ registry }: Pick<Metrics, 'registry'>, deps: Measured): void {
  const { db, reportError, now, monitor } = deps
  async function read(): Promise<WebhookCounts | undefined> {
    if (monitor.failure()) return undefined
    return countEvents(db).catch((error: unknown) => {
      reportError(error, 'webhook events were not counted for the metrics')
      return undefined
    })
  }
  const events = new Gauge({
    name: 'guildhall_webhook_events',
    help: 'Events for the platform that wait for delivery, and those that were given up.',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const counts = await read()
      if (!counts) return
      this.set({ state: 'pending' }, counts.pending)
      this.set({ state: 'failed' }, counts.failed)
    },
  })
  const oldest = new Gauge({
    name: 'guildhall_webhook_oldest_pending_seconds',
    help: 'How long ago the oldest event happened that waits for delivery; 0 if none waits.',
    registers: [],
    async collect() {
      const counts = await read()
      if (counts) this.set(counts.oldest_pending ? (now().getTime() - counts.oldest_pending.getTime()) / 1000 : 0)
    },
  })
  for (const metric of [events, oldest]) registry.registerMetric(metric)
}
