import * as addresses from '#domain/addresses.ts'
import { stripBasePath } from '#domain/site/site-url.ts'

/** Where a visitor came from, besides a hire page (its path) and another site (its host). */
export const OWN_VIEW_SOURCES = ['direct', 'search', 'profile', 'site'] as const

const HOST = /^[a-z0-9][a-z0-9.-]{0,251}$/

type Context = {
  isOwnOrigin: (origin: string) => boolean
  /** The path that the site is served under; pages beside it are another site's. */
  basePath?: string
  /** The hire page at this path, by its own address; undefined if there is none. */
  hirePath: (path: string) => string | undefined
}

/** What the Referer header tells: never more than a path of ours or the name of another site. */
export function viewSource(referer: string | null, { isOwnOrigin, basePath = '', hirePath }: Context): string {
  if (!referer || !URL.canParse(referer)) return 'direct'
  const url = new URL(referer)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'direct'
  const path = isOwnOrigin(url.origin) ? stripBasePath(url.pathname, basePath) : undefined
  if (path !== undefined) return ownPageSource(path, hirePath)
  const host = url.hostname.replace(/^www\./, '')
  return HOST.test(host) ? host : 'direct'
}

/** One of our own pages as a source. */
export function ownPageSource(path: string, hirePath: Context['hirePath']): string {
  if (path.startsWith(addresses.hire(''))) return hirePath(path) ?? 'site'
  if (path === addresses.experts) return 'search'
  return path.startsWith(addresses.profile('')) ? 'profile' : 'site'
}

export type ViewSourceKind = 'hire' | (typeof OWN_VIEW_SOURCES)[number] | 'host'

export function viewSourceKind(source: string): ViewSourceKind {
  if (source.startsWith('/')) return 'hire'
  return OWN_VIEW_SOURCES.find((own) => own === source) ?? 'host'
}
