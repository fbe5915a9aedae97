import type { Availability } from './availability.ts'

export const AVAILABILITY_LABELS: Record<Availability['status'], string> = {
  AVAILABLE: 'Available',
  LIMITED: 'A little time',
  UNAVAILABLE: 'Fully booked',
}

const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })

function dayText(day: string): string {
  return days.format(new Date(day))
}

/** `today` as YYYY-MM-DD: a day in the past is no longer shown. */
export function availabilityText({ status, from }: Pick<Availability, 'status' | 'from'>, today: string): string {
  const label = AVAILABILITY_LABELS[status]
  const later = from !== null && from > today
  if (status === 'UNAVAILABLE') return later ? `Booked until ${dayText(from)}` : label
  if (later) return `${label} from ${dayText(from)}`
  return status === 'AVAILABLE' ? 'Available now' : label
}
