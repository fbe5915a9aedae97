/** Where to go after signing in: only ever an address of this site. */
export function nextAddress(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return '/'
  const url = new URL(value, 'http://site.invalid')
  return url.host === 'site.invalid' ? url.pathname + url.search + url.hash : '/'
}

export function signInAddress(next: string, { expired = false } = {}): string {
  return `/sign-in?next=${encodeURIComponent(next)}${expired ? '&expired=1' : ''}`
}
