import type { Deps } from '#use-cases/deps.ts'

/** R442: has the queue look for events that are due; at most twice a second, however many happen. */
export async function wakeDeliveries({ db, queue, webhooks }: Pick<Deps, 'db' | 'queue' | 'webhooks'>): Promise<void> {
  if (webhooks) await queue.sendThrottled(db, 'deliver-webhooks', { data: {}, key: 'all', seconds: 1 })
}
