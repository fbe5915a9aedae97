import { trimEndOf } from '#domain/trim-end.ts'

const OURS = /^\/(hire|browse)(?=\/|$)/i

/**
 * The canonical address of a page, where it differs from the requested one by a trailing slash, by the case of its first
 * part, or by empty parameters (R313). The rest is up to the page: only its loader knows which names exist.
 */
export function canonicalAddress({ pathname, search }: URL): string | undefined {
  const path = pathname === '/' ? pathname : trimEndOf(pathname, /\//).replace(OURS, (part) => part.toLowerCase())
  const canonical = path + withoutEmpty(search, path)
  // "//elsewhere.example" in a Location would lead away.
  if (path === '' || canonical === pathname + search || canonical.startsWith('//')) return undefined
  return canonical
}

/** A plain form sends its empty fields, too. */
function withoutEmpty(search: string, path: string): string {
  // React Router asks for the data of a page with parameters of its own.
  if (search === '' || path.endsWith('.data')) return search
  const rest = search
    .slice(1)
    .split('&')
    .filter((pair) => pair.indexOf('=') !== pair.length - 1)
  return rest.length > 0 ? `?${rest.join('&')}` : ''
}
