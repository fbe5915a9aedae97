import type { Availability } from './availability.ts'

const WORDS = { AVAILABLE: 'Available now', LIMITED: 'A little time', UNAVAILABLE: 'Fully booked' }

const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })

function dayText(day: string): string {
  return days.format(new Date(day))
}

/** `today` as YYYY-MM-DD: a day in the past is no longer shown. */
export function availabilityText({ status, from }: Pick<Availability, 'status' | 'from'>, today: string): string {
  const later = from !== null && from > today
  if (status === 'UNAVAILABLE') return later ? `Booked until ${dayText(from)}` : WORDS.UNAVAILABLE
  return later ? `Available from ${dayText(from)}` : WORDS[status]
}
