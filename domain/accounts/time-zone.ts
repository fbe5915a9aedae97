/** If no other was chosen. */
export const UTC = 'UTC'

export const MAX_ZONE_LENGTH = 64

/** `Europe/Paris`, `UTC`; no offsets such as `+01:00`, which know no summer time. */
const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/

/**
 * R669: the time zone of this name, as browsers and this server know them, in its one spelling, which is what may be
 * stored: formatters are kept by name. Undefined if there is none.
 */
export function canonicalTimeZone(name: string): string | undefined {
  if (name.length > MAX_ZONE_LENGTH || !NAME.test(name)) return undefined
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Those to choose from, by their names. */
export function listTimeZones(): string[] {
  return [...new Set([UTC, ...Intl.supportedValuesOf('timeZone')])]
}
