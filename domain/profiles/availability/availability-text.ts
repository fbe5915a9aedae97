import type { Availability } from './availability.ts'

export const AVAILABILITY_LABELS: Record<Availability['status'], string> = {
  AVAILABLE: 'Available',
  LIMITED: 'A little time',
  UNAVAILABLE: 'Fully booked',
}

const months = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const MONTHS = Array.from({ length: 12 }, (_, month) => months.format(Date.UTC(2000, month)))

/** `2026-06-02` as `June 2`. */
export function formatMonthDay(day: string): string {
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8, 10))}`
}

type Moment = {
  /** YYYY-MM-DD: a day in the past is no longer shown. */
  today: string
  confirmed: boolean
}

/** R729: “Available now” is what the filled dot means; what is not confirmed (R24) says so. */
export function availabilityText(
  availability: Pick<Availability, 'status' | 'from'>,
  { today, confirmed }: Moment,
): string {
  const text = statedText(availability, today)
  return confirmed ? text : `${text === 'Available now' ? 'Available' : text}, not confirmed lately`
}

function statedText({ status, from }: Pick<Availability, 'status' | 'from'>, today: string): string {
  const label = AVAILABILITY_LABELS[status]
  const later = from !== null && from > today
  if (status === 'UNAVAILABLE' && from !== null)
    return `${later ? 'Booked' : 'Was booked'} until ${formatMonthDay(from)}`
  if (later) return `${label} from ${formatMonthDay(from)}`
  return status === 'AVAILABLE' ? 'Available now' : label
}
