import type { Availability } from '#domain/availability.ts'

const WORDS = { AVAILABLE: 'Available now', LIMITED: 'A little time', UNAVAILABLE: 'Fully booked' }

function dayText(day: string): string {
  return new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
}

export function availabilityText({ status, from }: Availability, today: string): string {
  const later = from !== null && from > today
  if (status === 'UNAVAILABLE') return later ? `Booked until ${dayText(from)}` : WORDS.UNAVAILABLE
  return later ? `Available from ${dayText(from)}` : WORDS[status]
}

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
