import { utcDay } from '#domain/day.ts'
import { DAY_MS } from '#domain/limits.ts'

/** The day of the clock. Formatting one takes longer than counting a view, so it is cached. */
export function createDayClock(now: () => Date): () => string {
  let current = { number: Number.NaN, day: '' }
  return () => {
    const moment = now()
    const number = Math.floor(moment.getTime() / DAY_MS)
    if (number !== current.number) current = { number, day: utcDay(moment) }
    return current.day
  }
}
