const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** R444: after each failed attempt; three days in all. */
const PAUSES = [
  20 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  40 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  14 * HOUR,
  18 * HOUR,
  24 * HOUR,
]

/** The milliseconds until the next attempt after so many failed ones; undefined when that was the last. */
export const retryDelayMs = (attempts: number): number | undefined => PAUSES[attempts - 1]
