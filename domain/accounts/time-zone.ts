/** Where nobody has said another. */
export const UTC = 'UTC'

export const MAX_ZONE_LENGTH = 64

/** `Europe/Paris`, `UTC`; no offsets such as `+01:00`, which know no summer time. */
const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/

/** R669: whether it is the name of a time zone, as browsers and this server know them. */
export function isTimeZone(name: string): boolean {
  if (name.length > MAX_ZONE_LENGTH || !NAME.test(name)) return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Those to choose from, by their names. */
export function listTimeZones(): string[] {
  return [...new Set([UTC, ...Intl.supportedValuesOf('timeZone')])]
}
