import { DAY_MS } from './limits.ts'

/** A calendar day in UTC, as `YYYY-MM-DD`. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The day `days` before the moment. */
export function utcDayBefore(moment: Date, days: number): string {
  return utcDay(new Date(moment.getTime() - days * DAY_MS))
}

/** The last `count` days up to the moment's own, oldest first. */
export function lastUtcDays(moment: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => utcDayBefore(moment, count - 1 - index))
}
