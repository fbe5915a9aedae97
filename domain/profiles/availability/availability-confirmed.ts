import { AVAILABILITY_CONFIRMED_DAYS, DAY_MS } from '#domain/limits.ts'

import type { Availability } from './availability.ts'

/** R24: for how many more days an availability counts as confirmed; 0 where it does no more. */
export function availabilityDaysLeft({ confirmedOn }: Availability, now: Date): number {
  if (confirmedOn === null) return 0
  const passed = Math.floor((now.getTime() - Date.parse(confirmedOn)) / DAY_MS)
  return Math.max(0, AVAILABILITY_CONFIRMED_DAYS - passed)
}

/** R24: an availability expires unless its owner confirms it. */
export function isAvailabilityConfirmed(availability: Availability, now: Date): boolean {
  if (availability.confirmedOn === null) return false
  return now.getTime() - Date.parse(availability.confirmedOn) < AVAILABILITY_CONFIRMED_DAYS * DAY_MS
}
