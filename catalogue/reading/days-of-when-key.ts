import type { DayRange } from './parsed-query.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** First months of the seasons, as the north has them. */
const SEASONS: Record<string, number> = { spring: 3, summer: 6, autumn: 9, winter: 12 }
const SEASON_MONTHS = 3
/** How soon "at once" is. */
const SOON_DAYS = 14

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

function months(year: number, month: number, count: number): DayRange {
  return { from: dayOf(Date.UTC(year, month - 1, 1)), to: dayOf(Date.UTC(year, month - 1 + count, 0)) }
}

/** The next such months that are not over yet. */
function coming(today: Date, month: number, count: number): DayRange {
  const year = today.getUTCFullYear()
  const days = months(year, month, count)
  return days.to >= dayOf(today.getTime()) ? days : months(year + 1, month, count)
}

/** The days that a key of the `when` section means on this day. */
export function daysOfWhenKey(key: string, today: Date): DayRange | undefined {
  const now = today.getTime()
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + 1]
  const monday = now - ((today.getUTCDay() + 6) % 7) * DAY_MS
  const week = (later: number) => ({ from: dayOf(monday + later * DAY_MS), to: dayOf(monday + (later + 6) * DAY_MS) })
  if (key === 'asap') return { from: dayOf(now), to: dayOf(now + SOON_DAYS * DAY_MS) }
  if (key === 'this-week') return week(0)
  if (key === 'next-week') return week(7)
  if (key === 'this-month') return months(year, month, 1)
  if (key === 'next-month') return months(year, month + 1, 1)
  const season = SEASONS[key]
  if (season !== undefined) return coming(today, season, SEASON_MONTHS)
  const named = /^month-(\d{1,2})$/.exec(key)
  return named ? coming(today, Number(named[1]), 1) : undefined
}
