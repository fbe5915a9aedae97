import type { Log } from './log.ts'

/** A part that comes and goes is told of so often at most. */
const PAUSE_MS = 10_000

/** R362: one line when a part of the site goes, and one when it is back, however many meet it meanwhile. */
export function createAvailabilityLog(log: Log, { part, now = Date.now }: { part: string; now?: () => number }) {
  let away: { since: number; isTold: boolean } | undefined
  let [quietUntil, knownUntil] = [0, 0]
  return {
    /** Whether each failed request need not tell of it: it is away, or was a moment ago. */
    isKnown: () => away !== undefined || now() < knownUntil,
    failed(why: string): void {
      away ??= { since: now(), isTold: false }
      if (away.isTold || now() < quietUntil) return
      away.isTold = true
      quietUntil = now() + PAUSE_MS
      log.error({ why }, `${part} is away`)
    },
    answered(): void {
      if (!away) return
      const { since, isTold } = away
      away = undefined
      knownUntil = now() + PAUSE_MS
      if (isTold) log.warn({ seconds: Math.round((now() - since) / 100) / 10 }, `${part} is back`)
    },
  }
}
