import { useTexts } from '#app/shell/use-texts.ts'
import type { Availability } from '#domain/profiles/availability/availability.ts'
import { currentAvailabilityStatus } from '#domain/profiles/availability/current-availability-status.ts'

import { availabilityWords } from './availability-words.ts'

/** A dot with a label; filled for “Available now” alone (R729). The dot is all border, which forced colours keep. */
export function AvailabilityNote({
  availability,
  confirmed,
  today,
}: {
  availability: Availability
  confirmed: boolean
  today: string
}) {
  const t = useTexts()
  const now = currentAvailabilityStatus(availability, { today, confirmed }) === 'AVAILABLE'
  const text = availabilityWords(t, availability, { today, confirmed })
  return <span className={now ? 'availability is-now' : 'availability'}>{text}</span>
}
