import {
  listAvailabilityChangedByDate,
  findAvailabilityRefreshedUntil,
  storeAvailabilityRefreshedUntil,
} from '#db/queries/lists/availability-by-date.ts'
import { AVAILABILITY_CONFIRMED_DAYS, DAY_MS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

import { refreshListings } from './refresh-listings.ts'

/** After a long pause the days are caught up with one by one, so that a list of profiles stays short. */
const STEP_MS = DAY_MS

/** R735: listings and scores of the profiles whose availability the date has changed since the last run. */
export async function refreshAvailability(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { db } = deps
  const end = deps.now()
  for (let since = await findAvailabilityRefreshedUntil(db); since < end;) {
    const now = new Date(Math.min(since.getTime() + STEP_MS, end.getTime()))
    const span = { since, now, fadesAfterMs: AVAILABILITY_CONFIRMED_DAYS * DAY_MS }
    await refreshListings(deps, await listAvailabilityChangedByDate(db, span))
    await storeAvailabilityRefreshedUntil(db, now)
    since = now
  }
}
