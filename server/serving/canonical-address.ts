import { bareAddresses } from '#domain/bare-addresses.ts'
import { trimEndOf } from '#domain/trim-end.ts'

/** Every name in these is written in lower case. */
const LOWER_CASE = /^\/(?:@|(?:hire|browse)(?=\/|$))/i

const FIXED = new Set(bareAddresses())

function lowerCase(pathname: string): string {
  const lower = pathname.toLowerCase()
  if (FIXED.has(lower)) return lower
  if (!LOWER_CASE.test(pathname)) return pathname
  try {
    const read = decodeURI(pathname)
    return read === read.toLowerCase() ? pathname : encodeURI(read.toLowerCase())
  } catch {
    return pathname
  }
}

/**
 * R303: the address that was probably meant, where the requested one has slashes too many, capitals, or empty parameters
 * (R313). Whether there is such a page, and whether it has moved, is for the page to say.
 */
export function canonicalAddress({ pathname, search }: URL): string | undefined {
  const path = lowerCase(trimEndOf(pathname.replace(/\/+/g, '/'), /\//)) || '/'
  const canonical = path + withoutEmpty(search, path)
  return canonical === pathname + search ? undefined : canonical
}

/** A plain form sends its empty fields, too. A mailed link that lost its token is told so by its page. */
function withoutEmpty(search: string, path: string): string {
  // React Router asks for the data of a page with parameters of its own.
  if (search === '' || path.endsWith('.data')) return search
  const rest = search
    .slice(1)
    .split('&')
    .filter((pair) => pair.indexOf('=') !== pair.length - 1 || pair === 'token=')
  return rest.length > 0 ? `?${rest.join('&')}` : ''
}
