import { trimEndMatching } from '#domain/text/trim-end.ts'

/** The path that the site is served under: `/experts` for `https://example.com/experts`, empty at the root of a host. */
export function basePathOf({ pathname }: Pick<URL, 'pathname'>): string {
  return trimEndMatching(pathname, /\//)
}

/** R560: the public address that every address of the site is appended to, without a slash at its end. */
export function siteRoot(siteUrl: URL): string {
  return siteUrl.origin + basePathOf(siteUrl)
}

/** R560: an address of the site (`/inbox`) as a whole URL. A URL stays as it is. */
export function absoluteUrl(address: string, siteUrl: URL | string): URL {
  const site = new URL(siteUrl)
  return new URL(/^\/(?!\/)/.test(address) ? siteRoot(site) + address : address, site)
}

/** `address` without the base path; undefined for an address outside of it. */
export function stripBasePath(address: string, basePath: string): string | undefined {
  if (!address.startsWith(basePath)) return undefined
  const rest = address.slice(basePath.length)
  if (rest.startsWith('/')) return rest
  return rest === '' || rest.startsWith('?') ? `/${rest}` : undefined
}
