import { availabilityText } from '#domain/availability-text.ts'
import type { Availability } from '#domain/availability.ts'

/** A dot and a few words; hollow when there is no time right now. */
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
    <span className="inline-flex items-baseline gap-2">
      <span
        aria-hidden="true"
        className={`inline-block size-2 shrink-0 rounded-pill ${now ? 'bg-good' : 'border-2 border-line-strong'}`}
      />
      <span className="font-semibold">{availabilityText(availability, today)}</span>
    </span>
  )
}
