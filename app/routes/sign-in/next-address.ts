import * as addresses from '#domain/addresses.ts'

/** Where to go after signing in: only ever an address of this site. */
export function nextAddress(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return addresses.home
  const url = URL.parse(value, 'http://site.invalid')
  // "/.//elsewhere.example" reads as a path of ours, but is written as another site's address.
  if (url?.host !== 'site.invalid' || url.pathname.startsWith('//')) return addresses.home
  return url.pathname + url.search + url.hash
}

/** The page that a request is about; where React runs, it asks for the page's data alone. */
export function pageOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('_routes')
  const search = searchParams.toString()
  return pathname.replace(/\.data$/, '') + (search && `?${search}`)
}

/** Written as a parameter an address is up to three times as long, and a header of that length is refused by browsers. */
const LONGEST_NEXT = 2048

export function signInAddress(next: string, { expired = false } = {}): string {
  const shortened = next.length > LONGEST_NEXT ? next.split('?', 1)[0] : next
  return `${addresses.signIn}?next=${encodeURIComponent(shortened ?? addresses.home)}${expired ? '&expired=1' : ''}`
}
