import * as addresses from '#domain/addresses.ts'
import { basePathOf, stripBasePath } from '#domain/site/site-url.ts'

/** The redirect after signing in; always an address of this site. */
export function safeNextAddress(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return addresses.home
  const url = URL.parse(value, 'http://site.invalid')
  // "/.//elsewhere.example" parses as our path, but serializes to another site's address.
  if (url?.host !== 'site.invalid' || url.pathname.startsWith('//')) return addresses.home
  return url.pathname + url.search + url.hash
}

/** The page of this site that a whole address leads to; undefined for an address elsewhere. */
export function siteAddressFromUrl(address: string, siteUrl: string): string | undefined {
  const [url, site] = [URL.parse(address), new URL(siteUrl)]
  if (url?.origin !== site.origin) return undefined
  const path = stripBasePath(url.pathname, basePathOf(site))
  return path === undefined ? undefined : safeNextAddress(path + url.search + url.hash)
}

/** The page's address, also for the data requests of a hydrated page. */
export function pageAddressOfRequest(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('_routes')
  const search = searchParams.toString()
  return pathname.replace(/\.data$/, '') + (search && `?${search}`)
}

/** Encoding triples an address at worst, and browsers refuse a Location header that is too long. */
const MAX_NEXT_LENGTH = 2048

export function signInAddress(next: string, { expired = false } = {}): string {
  const shortened = next.length > MAX_NEXT_LENGTH ? next.split('?', 1)[0] : next
  return `${addresses.signIn}?next=${encodeURIComponent(shortened ?? addresses.home)}${expired ? '&expired=1' : ''}`
}
