import type { Deps } from '#use-cases/deps.ts'

/** R442: has the queue look for deliveries that are due; at most twice a second, however many events happen. */
export async function queueDueDeliveries({
  db,
  queue,
  webhooks,
}: Pick<Deps, 'db' | 'queue' | 'webhooks'>): Promise<void> {
  if (webhooks.length > 0) await queue.sendThrottled(db, 'deliver-webhooks', { data: {}, key: 'all', seconds: 1 })
}
