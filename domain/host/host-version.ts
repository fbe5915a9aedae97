import { z } from 'zod'

const WRONG = 'Use a whole number from 0 on, or a moment like 2026-01-31T12:00:00.123456Z.'

/** Microseconds since 1970: as a number it holds until 2255. */
function microseconds(moment: string): number {
  const digits = /\.(\d+)/.exec(moment)?.[1] ?? ''
  return Date.parse(moment) * 1000 + Number(digits.slice(3, 6).padEnd(3, '0'))
}

/** R400: a number that only grows; a moment counts in microseconds since 1970. */
export const hostVersionSchema = z.union(
  [
    z.int().min(0),
    z.iso
      .datetime({ offset: true })
      .regex(/^[^.]*(?:\.\d{1,6}[^\d.].*)?$/)
      .transform(microseconds)
      .refine((version) => version >= 0 && Number.isSafeInteger(version)),
  ],
  WRONG,
)

/** Versions below are counters: as a moment this is in September 2001. */
const FIRST_MOMENT = 10 ** 15

/** R408: milliseconds between the moment that a version names and now; undefined where it is a counter. */
export function hostReportLagMs(version: number | undefined, now: Date): number | undefined {
  return version === undefined || version < FIRST_MOMENT ? undefined : Math.max(0, now.getTime() - version / 1000)
}

export type KnownHostEntry = { version: number | null; deleted: boolean }
type Sent = { version: number | undefined; deleted: boolean }

/**
 * R400, R401: whether a report is older than what is known. Of one version the deletion is the later one. Without a
 * version nothing is stale: the last to arrive counts. `floor` is the version of the last complete snapshot.
 */
export function isStaleHostReport(known: KnownHostEntry | undefined, sent: Sent, floor: number | null = null): boolean {
  if (sent.version === undefined) return false
  if (!known) return floor !== null && sent.version <= floor
  if (known.version === null || sent.version > known.version) return false
  return sent.version < known.version || (known.deleted && !sent.deleted)
}
