import { trimEndOf } from '#domain/trim-end.ts'

const OURS = /^\/(hire|browse)(?=\/|$)/i

/**
 * The canonical address of a page, where it differs from the requested one by a trailing slash or by the case of its
 * first part. The rest is up to the page: only its loader knows which names exist.
 */
export function canonicalAddress({ pathname, search }: URL): string | undefined {
  const canonical = trimEndOf(pathname, /\//).replace(OURS, (part) => part.toLowerCase())
  // "//elsewhere.example" in a Location would lead away.
  if (canonical === pathname || canonical === '' || canonical.startsWith('//')) return undefined
  return canonical + search
}
