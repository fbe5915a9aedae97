import type { Deps } from '#use-cases/deps.ts'
import { addUpListings } from '#use-cases/lists/add-up-listings.ts'

const EVERY_MINUTE = '* * * * *'

export async function workOnTallies(deps: Deps): Promise<void> {
  await deps.queue.work('add-up-listings', () => addUpListings(deps))
  await deps.queue.schedule('add-up-listings', EVERY_MINUTE, {})
}
