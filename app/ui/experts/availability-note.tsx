import { availabilityText } from '#domain/profiles/availability/availability-text.ts'
import type { Availability } from '#domain/profiles/availability/availability.ts'

/** A dot with a label; hollow when the expert has no time. The dot is all border, which forced colours keep. */
export function AvailabilityNote({
  availability,
  confirmed,
  today,
}: {
  availability: Availability
  confirmed: boolean
  today: string
}) {
  const now = availability.status === 'AVAILABLE' && confirmed && (availability.from ?? today) <= today
  return <span className={now ? 'availability is-now' : 'availability'}>{availabilityText(availability, today)}</span>
}
