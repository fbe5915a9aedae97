import * as addresses from '#domain/addresses.ts'

export type HirePathParts = { skill: string; country?: string; city?: string }

const PREFIX = addresses.hire('')

export function hirePath({ skill, country, city }: HirePathParts): string {
  return addresses.hire(skill, country, city)
}

/**
 * Parses a path as it came in a URL: percent-decoded and in NFC, so that `d%C3%BCsseldorf` and a
 * decomposed `düsseldorf` both give the catalogue's slug. Does not check whether the page exists.
 */
export function parseHirePathParts(path: string): HirePathParts | undefined {
  if (!path.startsWith(PREFIX)) return undefined
  const segments = path.slice(PREFIX.length).split('/').map(decodeSegment)
  if (segments.length > 3 || segments.some((segment) => !segment)) return undefined
  const [skill, country, city] = segments
  return skill === undefined ? undefined : { skill, country, city }
}

/** Undefined for broken percent-encoding, and for an encoded slash, which would pass for a separator. */
function decodeSegment(segment: string): string | undefined {
  try {
    const decoded = decodeURIComponent(segment).normalize('NFC')
    return decoded.includes('/') ? undefined : decoded
  } catch {
    return undefined
  }
}
