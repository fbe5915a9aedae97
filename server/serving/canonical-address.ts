import { trimEndOf } from '#domain/trim-end.ts'

const OURS = /^\/(hire|browse)(?=\/|$)/i

/**
 * Where a page's own address differs from the asked one by a trailing slash or by the case of its first part, that
 * address. What follows the first part is for the page to judge: only it knows which names there are.
 */
export function canonicalAddress({ pathname, search }: URL): string | undefined {
  const own = trimEndOf(pathname, /\//).replace(OURS, (part) => part.toLowerCase())
  // "//elsewhere.example" in a Location would lead away.
  if (own === pathname || own === '' || own.startsWith('//')) return undefined
  return own + search
}
