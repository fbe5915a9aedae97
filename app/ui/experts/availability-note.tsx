import { availabilityText } from '#domain/profiles/availability/availability-text.ts'
import type { Availability } from '#domain/profiles/availability/availability.ts'

/** A dot with a label; hollow when the expert has no time. */
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
  return (
    <span
      className={`inline-flex items-baseline gap-2 font-semibold before:size-2 before:shrink-0 before:rounded-pill ${now ? 'before:bg-good' : 'before:border-2 before:border-line-strong'}`}
    >
      {availabilityText(availability, today)}
    </span>
  )
}
