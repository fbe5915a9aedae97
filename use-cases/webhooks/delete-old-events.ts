import { deleteOldEvents as deleteEvents } from '#db/queries/webhooks/webhook-events.ts'
import { DELIVERED_DAYS, UNDELIVERED_DAYS } from '#domain/webhooks/webhook-event.ts'
import type { Deps } from '#use-cases/deps.ts'

const DAY_MS = 86_400_000

/** R448: what nobody has received is deleted, too, and reported. */
export async function deleteOldEvents({
  db,
  now,
  reportError,
}: Pick<Deps, 'db' | 'now' | 'reportError'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS)
  const lost = await deleteEvents(db, {
    deliveredBefore: daysAgo(DELIVERED_DAYS),
    occurredBefore: daysAgo(UNDELIVERED_DAYS),
  })
  if (lost > 0) {
    reportError(new Error(`${lost} were ${UNDELIVERED_DAYS} days old`), 'webhook events were deleted undelivered')
  }
}
