import { deleteOldDeliveries as deleteRows } from '#db/queries/webhooks/webhook-deliveries.ts'
import { abandonRemovedEndpoints } from '#db/queries/webhooks/webhook-endpoints.ts'
import { DELIVERED_DAYS, UNDELIVERED_DAYS } from '#domain/webhooks/webhook-event.ts'
import type { Deps } from '#use-cases/deps.ts'

const DAY_MS = 86_400_000

/** R448: undelivered events are deleted, too, and reported. */
export async function purgeDeliveries({
  db,
  now,
  reportError,
}: Pick<Deps, 'db' | 'now' | 'reportError'>): Promise<void> {
  // R608: a transaction that was open during the start may have written more.
  await abandonRemovedEndpoints(db, { now: now() })
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS)
  const lost = await deleteRows(db, {
    deliveredBefore: daysAgo(DELIVERED_DAYS),
    occurredBefore: daysAgo(UNDELIVERED_DAYS),
  })
  if (lost > 0) {
    reportError(new Error(`${lost} were ${UNDELIVERED_DAYS} days old`), 'webhook events were deleted undelivered')
  }
}
