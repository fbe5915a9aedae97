import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { WebhookEventType } from '#domain/webhooks/webhook-event.ts'

export type ClaimedEvent = {
  id: string
  type: WebhookEventType
  ordering_key: string
  occurred_at: Date
  data: Record<string, unknown>
  /** This one counted. */
  attempts: number
  leased_until: Date
}

/** Of an event that waits for no moment. */
export const AT_ONCE = new Date(0)

type Claim = { limit: number; now: Date; leaseMs: number }

/**
 * R442: takes events that are due, of each ordering key the first that is not delivered, and none while deliveries are
 * paused. The lease is for one attempt: whoever dies with it lets another process try after that.
 */
export async function claimEvents(db: Db, { limit, now, leaseMs }: Claim): Promise<ClaimedEvent[]> {
  const until = new Date(now.getTime() + leaseMs)
  const { rows } = await sql<ClaimedEvent>`
    update webhook_event set attempts = attempts + 1, last_attempt_at = ${now}, leased_until = ${until}
    where position in (
      select position from webhook_event as event
      where delivered_at is null and given_up_at is null
        and next_attempt_at <= ${now}
        and (leased_until is null or leased_until <= ${now})
        and not exists (select from webhook_event as earlier
          where earlier.ordering_key = event.ordering_key and earlier.position < event.position
            and earlier.delivered_at is null and earlier.given_up_at is null)
        and exists (select from webhook_state where enabled and paused_at is null)
      order by next_attempt_at, position limit ${limit} for update of event skip locked)
    returning id, type, ordering_key, occurred_at, data, attempts, leased_until
  `.execute(db)
  return rows
}

type Attempted = Pick<ClaimedEvent, 'id' | 'ordering_key' | 'leased_until'>

/** When events of a key that wait are looked at again: those behind one that failed not before it is. */
async function setNextAttempt(db: Db, { ordering_key }: Attempted, at: Date): Promise<void> {
  await db
    .updateTable('webhook_event')
    .set({ next_attempt_at: at })
    .where('ordering_key', '=', ordering_key)
    .where('delivered_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('next_attempt_at', '<>', at)
    .execute()
}

export async function markEventDelivered(db: Db, event: Attempted, { now }: { now: Date }): Promise<void> {
  await db
    .updateTable('webhook_event')
    .set({ delivered_at: now, given_up_at: null, leased_until: null, last_error: null })
    .where('id', '=', event.id)
    .execute()
  await setNextAttempt(db, event, AT_ONCE)
}

type Failed = { error: string; nextAttemptAt: Date } | { error: string; givenUpAt: Date }

/** Changes nothing where the lease has ended and another process has the event. */
export async function markEventFailed(db: Db, event: Attempted, failed: Failed): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_event')
    .set({
      last_error: failed.error,
      leased_until: null,
      ...('givenUpAt' in failed && { given_up_at: failed.givenUpAt }),
    })
    .where('id', '=', event.id)
    .where('leased_until', '=', event.leased_until)
    .where('delivered_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await setNextAttempt(db, event, 'nextAttemptAt' in failed ? failed.nextAttemptAt : AT_ONCE)
}
