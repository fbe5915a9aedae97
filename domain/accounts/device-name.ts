const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1]

/** What a user agent says of a session's device; undefined for a program that names none. */
export type ParsedUserAgent = { browser?: string | undefined; system?: string | undefined } | undefined

export function parseUserAgent(userAgent: string | null): ParsedUserAgent {
  return userAgent ? { browser: nameIn(BROWSERS, userAgent), system: nameIn(SYSTEMS, userAgent) } : undefined
}

/** The same as a readable name. */
export function deviceName(userAgent: string | null): string {
  const device = parseUserAgent(userAgent)
  if (!device) return 'Unknown device'
  const { browser, system } = device
  if (!browser) return 'Another program'
  return system ? `${browser} on ${system}` : browser
}
