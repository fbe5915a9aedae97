import { AVAILABILITY_CONFIRMED_DAYS, DAY_MS } from '#domain/limits.ts'

import type { Availability, AvailabilityStatus } from './availability.ts'

type Stated = Pick<Availability, 'from'> & { status: AvailabilityStatus | null }

/**
 * R734: the status that holds now, the one meaning of an availability for dots, filters, counts, reasons and ranking.
 * Null where nothing is known of today: it begins later, is not confirmed, or the day until which the expert was booked
 * has passed. Booked holds without being confirmed. @param moment.today as YYYY-MM-DD
 */
export function currentAvailabilityStatus(
  { status, from }: Stated,
  { today, confirmed }: { today: string; confirmed: boolean },
): AvailabilityStatus | null {
  const isLater = from !== null && from > today
  if (status === 'UNAVAILABLE') return isLater || from === null ? status : null
  return isLater || !confirmed ? null : status
}

type Stored = {
  availabilityStatus: AvailabilityStatus | null
  availabilityFrom: string | null
  availabilityConfirmedAt: Date | null
}

/** The same, of a stored availability. */
export function storedAvailabilityStatus(
  { availabilityStatus: status, availabilityFrom: from, availabilityConfirmedAt: confirmedAt }: Stored,
  now: Date,
): AvailabilityStatus | null {
  const confirmed = confirmedAt !== null && now.getTime() - confirmedAt.getTime() < AVAILABILITY_CONFIRMED_DAYS * DAY_MS
  return currentAvailabilityStatus({ status, from }, { today: now.toISOString().slice(0, 10), confirmed })
}
