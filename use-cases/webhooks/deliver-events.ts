import { setTimeout as sleep } from 'node:timers/promises'

import type { WebhookEndpoint } from '#adapters/webhooks/webhook-endpoint.ts'
import {
  claimDeliveries,
  type ClaimedDelivery,
  markWebhookDelivered,
  markWebhookAttemptFailed,
} from '#db/queries/webhooks/claim-deliveries.ts'
import { retryDelayMs } from '#domain/webhooks/retry-delay.ts'
import type { Deps } from '#use-cases/deps.ts'

import { queueDueDeliveries } from './queue-due-deliveries.ts'

type DeliveryDeps = Pick<Deps, 'db' | 'webhooks' | 'now' | 'queue'>

/** Of one process at a time, for each endpoint. */
const PARALLEL = 8
/** Longer than an attempt may take. */
const LEASE_MS = 30_000
/** How often a job looks for more while attempts go on. */
const LOOK_MS = 500
/** The queue takes a job that runs for long for stuck: another one continues. */
const JOB_MS = 300_000

/** R443: the body is the same in every attempt. */
const bodyOf = ({ type, occurred_at, data }: Pick<ClaimedDelivery, 'type' | 'occurred_at' | 'data'>) =>
  JSON.stringify({ type, timestamp: occurred_at.toISOString(), data })

async function deliver({ db, now }: DeliveryDeps, endpoint: WebhookEndpoint, claimed: ClaimedDelivery): Promise<void> {
  const error = await endpoint.send({ id: claimed.id, body: bodyOf(claimed) })
  if (error === undefined) return markWebhookDelivered(db, claimed, { now: now() })
  const pause = retryDelayMs(claimed.attempts)
  const at = now()
  const then = pause === undefined ? { givenUpAt: at } : { nextAttemptAt: new Date(at.getTime() + pause) }
  await markWebhookAttemptFailed(db, claimed, { error, ...then })
}

/**
 * R442: makes every delivery that is due, some of each endpoint at a time (R606: one that does not answer takes no
 * other's turn). Each is claimed before each attempt, and done only when the receiver has answered: if the process dies
 * in between, another one delivers it once more.
 */
export async function deliverEvents(deps: DeliveryDeps): Promise<void> {
  const lanes = deps.webhooks.map((endpoint) => ({ endpoint, inFlight: new Set<Promise<void>>() }))
  const inFlight = () => lanes.flatMap((lane) => [...lane.inFlight])
  const failures: unknown[] = []
  const end = Date.now() + JOB_MS
  while (failures.length === 0 && Date.now() < end) {
    for (const lane of lanes) {
      const limit = PARALLEL - lane.inFlight.size
      if (limit === 0) continue
      const claim = { endpoint: lane.endpoint.name, limit, now: deps.now(), leaseMs: LEASE_MS }
      for (const claimed of await claimDeliveries(deps.db, claim)) {
        const delivery = deliver(deps, lane.endpoint, claimed)
          .catch((error: unknown) => void failures.push(error))
          .finally(() => lane.inFlight.delete(delivery))
        lane.inFlight.add(delivery)
      }
    }
    if (inFlight().length === 0) return
    await Promise.race([...inFlight(), sleep(LOOK_MS)])
  }
  await Promise.all(inFlight())
  if (failures.length > 0) throw failures[0]
  await queueDueDeliveries(deps)
}
