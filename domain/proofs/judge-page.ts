import * as addresses from '#domain/addresses.ts'
import { isHandle, normalizeHandle } from '#domain/profiles/handle.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import { trimEndMatching } from '#domain/text/trim-end.ts'

import { listRelMeLinks } from './html-links.ts'
import type { CheckFailure } from './proof-kinds.ts'

type Page = { url: URL; html: string; truncated: boolean }

type Expected = {
  /** That of the address which is to be proven. */
  hostname: string
  siteUrl: URL
  /** R792a: the handle of the profile, and those that it had. */
  handles: string[]
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The handle in an address of a profile on this site; undefined for any other address. */
function handleInAddress(href: string, siteUrl: URL): string | undefined {
  if (!URL.canParse(href)) return undefined
  const { protocol, host, pathname } = new URL(href)
  const prefix = absoluteUrl(addresses.profile(''), siteUrl).pathname
  const path = decodePath(pathname)
  if (!/^https?:$/.test(protocol) || host !== siteUrl.host || !path.startsWith(prefix)) return undefined
  const handle = normalizeHandle(trimEndMatching(path.slice(prefix.length), /\//))
  return isHandle(handle) ? handle : undefined
}

const withoutWww = (hostname: string) => hostname.replace(/^www\./, '')

/** R792: whether a page links to the profile, as its author says that both are theirs. */
export function judgePage(page: Page, { hostname, siteUrl, handles }: Expected): 'proven' | CheckFailure {
  if (withoutWww(page.url.hostname) !== withoutWww(hostname)) return 'other_site'
  const linked = listRelMeLinks(page.html).flatMap((href) => handleInAddress(href, siteUrl) ?? [])
  if (linked.some((handle) => handles.includes(handle))) return 'proven'
  if (linked.length > 0) return 'other_profile'
  return page.truncated ? 'too_large' : 'not_found'
}
