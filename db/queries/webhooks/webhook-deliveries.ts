import { type ExpressionBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { deleteInBatches } from '#db/delete-in-batches.ts'
import type { Database } from '#db/schema.ts'
import type { DeliveryState } from '#domain/webhooks/webhook-event.ts'

import { NEXT_ATTEMPT_NOW } from './claim-deliveries.ts'

function inState(eb: ExpressionBuilder<Database, 'webhook_delivery'>, state: DeliveryState) {
  if (state === 'delivered') return eb('delivered_at', 'is not', null)
  if (state === 'failed') return eb('given_up_at', 'is not', null)
  return eb.and([eb('delivered_at', 'is', null), eb('given_up_at', 'is', null)])
}

type Page = { endpoint: string | undefined; state: DeliveryState; limit: number; offset: number }

/** What waits in its order, everything else the newest first. */
export function listDeliveryRows(db: Db, { endpoint, state, limit, offset }: Page) {
  return db
    .selectFrom('webhook_delivery')
    .where((eb) => inState(eb, state))
    .$if(endpoint !== undefined, (query) => query.where('endpoint', '=', endpoint ?? ''))
    .select(['id', 'endpoint', 'type', 'data', 'occurred_at', 'attempts', 'last_attempt_at', 'last_error'])
    .select(['next_attempt_at', 'delivered_at', 'given_up_at'])
    .orderBy('position', state === 'pending' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export type DeliveryCounts = {
  endpoint: string
  pending: number
  failed: number
  delivered: number
  oldest_pending: Date | null
}

/** By endpoint; those that were removed only while they have deliveries. */
export async function countDeliveries(db: Db): Promise<DeliveryCounts[]> {
  const { rows } = await sql<DeliveryCounts>`
    with counted as (
      select endpoint, count(*) filter (where delivered_at is null and given_up_at is null)::integer as pending,
        count(given_up_at)::integer as failed, count(delivered_at)::integer as delivered,
        min(occurred_at) filter (where delivered_at is null and given_up_at is null) as oldest_pending
      from webhook_delivery group by endpoint
    ), configured as (select name as endpoint from webhook_endpoint where enabled)
    select endpoint, coalesce(pending, 0) as pending, coalesce(failed, 0) as failed,
      coalesce(delivered, 0) as delivered, oldest_pending
    from counted full join configured using (endpoint) order by endpoint`.execute(db)
  return rows
}

const AGAIN = {
  attempts: 0,
  last_error: null,
  next_attempt_at: NEXT_ATTEMPT_NOW,
  leased_until: null,
  delivered_at: null,
  given_up_at: null,
}

/** R608: only for endpoints that are configured. */
const again = (db: Db) =>
  db
    .updateTable('webhook_delivery')
    .set(AGAIN)
    .where('endpoint', 'in', (eb) => eb.selectFrom('webhook_endpoint').where('enabled', '=', true).select('name'))

/** R447: as if it had just happened; one that waits is tried at once. Returns how many there are of this id. */
export async function replayDelivery(db: Db, id: string): Promise<number> {
  const { numUpdatedRows } = await again(db).where('id', '=', id).executeTakeFirst()
  return Number(numUpdatedRows)
}

/** R447: everything that was given up, of one endpoint or of all; returns how many. */
export async function replayFailed(db: Db, endpoint: string | undefined): Promise<number> {
  const { numUpdatedRows } = await again(db)
    .where('given_up_at', 'is not', null)
    .$if(endpoint !== undefined, (query) => query.where('endpoint', '=', endpoint ?? ''))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** R448: returns how many were deleted undelivered. */
export async function deleteOldDeliveries(
  db: Db,
  { deliveredBefore, occurredBefore }: { deliveredBefore: Date; occurredBefore: Date },
): Promise<number> {
  await deleteInBatches(db, 'webhook_delivery', { where: sql`delivered_at < ${deliveredBefore}` })
  return deleteInBatches(db, 'webhook_delivery', {
    where: sql`occurred_at < ${occurredBefore} and delivered_at is null`,
  })
}
