import type { Deps } from '#use-cases/deps.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'

export async function workOnListings(deps: Deps): Promise<void> {
  await deps.queue.work('refresh-listings', ({ profileIds }) => refreshListings(deps, profileIds))
}
