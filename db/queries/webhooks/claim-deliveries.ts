import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { WebhookEventType } from '#domain/webhooks/webhook-event.ts'

export type ClaimedDelivery = {
  id: string
  endpoint: string
  type: WebhookEventType
  ordering_key: string
  occurred_at: Date
  data: Record<string, unknown>
  /** Including this one. */
  attempts: number
  leased_until: Date
}

/** The next attempt of a delivery that may be made at once. */
export const NEXT_ATTEMPT_NOW = new Date(0)

type Claim = { endpoint: string; limit: number; now: Date; leaseMs: number }

/**
 * R442: claims deliveries of an endpoint that are due, of each ordering key the first that is not done; none while the
 * endpoint is paused or no longer configured. The lease is for one attempt: if the process dies, another one tries
 * again after it.
 */
export async function claimDeliveries(db: Db, { endpoint, limit, now, leaseMs }: Claim): Promise<ClaimedDelivery[]> {
  const until = new Date(now.getTime() + leaseMs)
  const { rows } = await sql<ClaimedDelivery>`
    update webhook_delivery set attempts = attempts + 1, last_attempt_at = ${now}, leased_until = ${until}
    where position in (
      select position from webhook_delivery as delivery
      where endpoint = ${endpoint} and delivered_at is null and given_up_at is null
        and next_attempt_at <= ${now}
        and (leased_until is null or leased_until <= ${now})
        and not exists (select from webhook_delivery as earlier
          where earlier.endpoint = delivery.endpoint and earlier.ordering_key = delivery.ordering_key
            and earlier.position < delivery.position
            and earlier.delivered_at is null and earlier.given_up_at is null)
        and exists (select from webhook_endpoint where name = ${endpoint} and enabled and paused_at is null)
      order by next_attempt_at, position limit ${limit} for update of delivery skip locked)
    returning id, endpoint, type, ordering_key, occurred_at, data, attempts, leased_until
  `.execute(db)
  return rows
}

type Attempted = Pick<ClaimedDelivery, 'id' | 'endpoint' | 'ordering_key' | 'leased_until'>

/** Sets when waiting deliveries of a key are looked at again: those behind a failed one not before it is. */
async function setNextAttempt(db: Db, { endpoint, ordering_key }: Attempted, at: Date): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ next_attempt_at: at })
    .where('endpoint', '=', endpoint)
    .where('ordering_key', '=', ordering_key)
    .where('delivered_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('next_attempt_at', '<>', at)
    .execute()
}

export async function markWebhookDelivered(db: Db, delivery: Attempted, { now }: { now: Date }): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ delivered_at: now, given_up_at: null, leased_until: null, last_error: null })
    .where('id', '=', delivery.id)
    .execute()
  await setNextAttempt(db, delivery, NEXT_ATTEMPT_NOW)
}

type Failed = { error: string; nextAttemptAt: Date } | { error: string; givenUpAt: Date }

/** Changes nothing if the lease has ended and another process has the delivery. */
export async function markWebhookAttemptFailed(db: Db, delivery: Attempted, failed: Failed): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_delivery')
    .set({
      last_error: failed.error,
      leased_until: null,
      // With the lease, or the delivery would be due for a moment.
      ...('givenUpAt' in failed ? { given_up_at: failed.givenUpAt } : { next_attempt_at: failed.nextAttemptAt }),
    })
    .where('id', '=', delivery.id)
    .where('leased_until', '=', delivery.leased_until)
    .where('delivered_at', 'is', null)
    .executeTakeFirst()
  const at = 'nextAttemptAt' in failed ? failed.nextAttemptAt : NEXT_ATTEMPT_NOW
  if (numUpdatedRows > 0n) await setNextAttempt(db, delivery, at)
}
