import type { PageTexts } from '#app/shell/use-texts.ts'
import { formatMonthDay } from '#domain/profiles/availability/availability-text.ts'
import type { Availability } from '#domain/profiles/availability/availability.ts'

type Stated = Pick<Availability, 'status' | 'from'>

/** @param today as YYYY-MM-DD: a day in the past is no longer shown */
type Moment = { today: string; confirmed: boolean }

/** R729: “Available now” is what the filled dot means; what is not confirmed (R24) says so. */
export function availabilityWords(t: PageTexts, availability: Stated, { today, confirmed }: Moment): string {
  const text = statedWords(t, availability, { today, confirmed })
  return confirmed ? text : t('cards.availability.unconfirmed', { text })
}

function statedWords(t: PageTexts, { status, from }: Stated, { today, confirmed }: Moment): string {
  const later = from !== null && from > today
  if (status === 'UNAVAILABLE' && from !== null) {
    const day = formatMonthDay(from)
    return later ? t('cards.availability.bookedUntil', { day }) : t('cards.availability.wasBookedUntil', { day })
  }
  if (later) return t('cards.availability.from', { status, day: formatMonthDay(from) })
  return status === 'AVAILABLE' && confirmed ? t('cards.availability.now') : t(`cards.availability.${status}`)
}
