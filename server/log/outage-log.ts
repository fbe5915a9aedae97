import { unavailablePart } from '#db/unavailable.ts'
import type { UnavailablePart } from '#domain/unavailable.ts'

import type { Log } from './log.ts'

/** Errors of a part that is away come by the thousand; one line in this time is enough. */
const EVERY_MS = 60_000

type Report = { error: unknown; what: string; about?: Record<string, unknown> }

/**
 * R362: logs errors, but those of an unavailable part once a minute with their number, and not at all while it is
 * known that this part is away.
 */
export function createOutageLog(
  log: Log,
  { isKnown, now = Date.now }: { isKnown: (part: UnavailablePart) => boolean; now?: () => number },
) {
  const seen = new Map<UnavailablePart, { at: number; more: number }>()
  return (level: 'warn' | 'error', { error, what, about = {} }: Report): void => {
    const part = unavailablePart(error)
    if (part === undefined) return log[level]({ err: error, ...about }, what)
    const why = error instanceof Error ? error.message : String(error)
    if (isKnown(part)) return log.debug({ part, why, ...about }, what)
    const last = seen.get(part)
    if (last && now() - last.at < EVERY_MS) {
      last.more += 1
      return log.debug({ part, why, ...about }, what)
    }
    seen.set(part, { at: now(), more: 0 })
    log.warn({ part, why, ...about, ...(last && last.more > 0 && { more: last.more }) }, what)
  }
}
