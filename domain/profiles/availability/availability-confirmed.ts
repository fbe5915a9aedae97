import { AVAILABILITY_FADES_DAYS, DAY_MS } from '#domain/limits.ts'

import type { Availability } from './availability.ts'

/** R24: an availability expires unless its owner confirms it. */
export function isAvailabilityConfirmed(availability: Availability, now: Date): boolean {
  if (availability.confirmedOn === null) return false
  return now.getTime() - Date.parse(availability.confirmedOn) < AVAILABILITY_FADES_DAYS * DAY_MS
}
