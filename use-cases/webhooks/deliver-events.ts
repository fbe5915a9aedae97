import { setTimeout as sleep } from 'node:timers/promises'

import type { WebhookSender } from '#adapters/webhooks/webhook-sender.ts'
import {
  type ClaimedEvent,
  claimEvents,
  markEventDelivered,
  markEventFailed,
} from '#db/queries/webhooks/claim-events.ts'
import { retryPause } from '#domain/webhooks/retry-pause.ts'
import type { Deps } from '#use-cases/deps.ts'

import { wakeDeliveries } from './wake-deliveries.ts'

type DeliveryDeps = Pick<Deps, 'db' | 'webhooks' | 'now' | 'queue'>

/** Of one process at a time. */
const PARALLEL = 8
/** Longer than an attempt may take. */
const LEASE_MS = 30_000
/** How often a job looks for more while attempts go on. */
const LOOK_MS = 500
/** The queue takes a job for stuck that goes on for long: another one continues. */
const JOB_MS = 300_000

/** R443: the body is the same in every attempt. */
const bodyOf = ({ type, occurred_at, data }: Pick<ClaimedEvent, 'type' | 'occurred_at' | 'data'>) =>
  JSON.stringify({ type, timestamp: occurred_at.toISOString(), data })

async function deliver({ db, now }: DeliveryDeps, sender: WebhookSender, event: ClaimedEvent): Promise<void> {
  const error = await sender.send({ id: event.id, body: bodyOf(event) })
  if (error === undefined) return markEventDelivered(db, event, { now: now() })
  const pause = retryPause(event.attempts)
  const at = now()
  const then = pause === undefined ? { givenUpAt: at } : { nextAttemptAt: new Date(at.getTime() + pause) }
  await markEventFailed(db, event, { error, ...then })
}

/**
 * R442: delivers everything that is due, some at a time. An event is claimed before each attempt, and done only when
 * the receiver has answered: a process that dies in between has it delivered once more by another.
 */
export async function deliverEvents(deps: DeliveryDeps): Promise<void> {
  const sender = deps.webhooks
  if (!sender) return
  const inFlight = new Set<Promise<void>>()
  const failures: unknown[] = []
  const end = Date.now() + JOB_MS
  while (failures.length === 0 && Date.now() < end) {
    const limit = PARALLEL - inFlight.size
    const claimed = limit > 0 ? await claimEvents(deps.db, { limit, now: deps.now(), leaseMs: LEASE_MS }) : []
    for (const event of claimed) {
      const delivery = deliver(deps, sender, event)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => inFlight.delete(delivery))
      inFlight.add(delivery)
    }
    if (inFlight.size === 0) return
    await Promise.race([...inFlight, sleep(LOOK_MS)])
  }
  await Promise.all(inFlight)
  if (failures.length > 0) throw failures[0]
  await wakeDeliveries(deps)
}
