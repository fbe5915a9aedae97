import { type ExpressionBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { deleteInBatches } from '#db/delete-in-batches.ts'
import type { Database } from '#db/schema.ts'
import type { DeliveryState } from '#domain/webhooks/webhook-event.ts'

import { AT_ONCE } from './claim-events.ts'

function inState(eb: ExpressionBuilder<Database, 'webhook_event'>, state: DeliveryState) {
  if (state === 'delivered') return eb('delivered_at', 'is not', null)
  if (state === 'failed') return eb('given_up_at', 'is not', null)
  return eb.and([eb('delivered_at', 'is', null), eb('given_up_at', 'is', null)])
}

type Page = { state: DeliveryState; limit: number; offset: number }

/** What waits in its order, everything else the newest first. */
export function listEvents(db: Db, { state, limit, offset }: Page) {
  return db
    .selectFrom('webhook_event')
    .where((eb) => inState(eb, state))
    .select(['id', 'type', 'data', 'occurred_at', 'attempts', 'last_attempt_at', 'last_error'])
    .select(['next_attempt_at', 'delivered_at', 'given_up_at'])
    .orderBy('position', state === 'pending' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export type WebhookCounts = { pending: number; failed: number; delivered: number; oldest_pending: Date | null }

export async function countEvents(db: Db): Promise<WebhookCounts> {
  const { rows } = await sql<WebhookCounts>`
    select count(*) filter (where delivered_at is null and given_up_at is null)::integer as pending,
      count(given_up_at)::integer as failed, count(delivered_at)::integer as delivered,
      min(occurred_at) filter (where delivered_at is null and given_up_at is null) as oldest_pending
    from webhook_event`.execute(db)
  return rows[0] ?? { pending: 0, failed: 0, delivered: 0, oldest_pending: null }
}

const AGAIN = {
  attempts: 0,
  last_error: null,
  next_attempt_at: AT_ONCE,
  leased_until: null,
  delivered_at: null,
  given_up_at: null,
}

const again = (db: Db) => db.updateTable('webhook_event').set(AGAIN)

/** R447: as if it had just happened; one that waits is tried at once. Returns how many there are of this id. */
export async function replayEvent(db: Db, id: string): Promise<number> {
  const { numUpdatedRows } = await again(db).where('id', '=', id).executeTakeFirst()
  return Number(numUpdatedRows)
}

/** R447: everything that was given up; returns how many. */
export async function replayFailedEvents(db: Db): Promise<number> {
  const { numUpdatedRows } = await again(db).where('given_up_at', 'is not', null).executeTakeFirst()
  return Number(numUpdatedRows)
}

/** R448: returns how many were deleted that nobody has received. */
export async function deleteOldEvents(
  db: Db,
  { deliveredBefore, occurredBefore }: { deliveredBefore: Date; occurredBefore: Date },
): Promise<number> {
  await deleteInBatches(db, 'webhook_event', { where: sql`delivered_at < ${deliveredBefore}` })
  return deleteInBatches(db, 'webhook_event', { where: sql`occurred_at < ${occurredBefore} and delivered_at is null` })
}
