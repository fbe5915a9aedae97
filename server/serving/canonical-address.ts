import { addressesWithoutParameters } from '#domain/addresses-without-parameters.ts'
import { trimEndMatching } from '#domain/text/trim-end.ts'

/** Every name in these is written in lower case. */
const LOWER_CASE = /^\/(?:@|(?:hire|browse)(?=\/|$))/i

const FIXED = new Set(addressesWithoutParameters())

/** Escapes of signs that may stand in a path as they are: those that `decodeURI` leaves, except for / ? and #. */
const NEEDLESS = /%(?:2[46BC]|3[ABD]|40)/gi
/** These would mean something else. */
const NEEDED = /%(?:2[3F]|3F)/i

/** The one way to write a path of names: in lower case, with no more escapes than it takes. */
function writePath(pathname: string): string {
  const lower = pathname.toLowerCase()
  if (FIXED.has(lower)) return lower
  const plain = pathname.replace(NEEDLESS, decodeURIComponent)
  if (!LOWER_CASE.test(plain) || NEEDED.test(plain)) return pathname
  try {
    return encodeURI(decodeURI(plain).toLowerCase().normalize('NFC'))
  } catch {
    return pathname
  }
}

/**
 * R303: the address that was probably meant, where the requested one has slashes or escapes too many, capitals, or empty
 * parameters (R313). Whether there is such a page, and whether it has moved, is for the page to say.
 */
export function canonicalAddress({ pathname, search }: URL): string | undefined {
  const path = writePath(trimEndMatching(pathname.replace(/\/+/g, '/'), /\//)) || '/'
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
