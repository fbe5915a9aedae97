import * as addresses from '#domain/addresses.ts'
import { cookieValue } from '#domain/cookie-value.ts'
import { DAY_MS } from '#domain/limits.ts'
import { SHORTLIST_COOKIE } from '#domain/lists/shortlist-cookie.ts'
import { parseShortlist, type Shortlist } from '#domain/lists/shortlist.ts'

/** The cookies' content: the list, and the one before the last removal, for an undo. */
export type StoredShortlist = { list: Shortlist; former: Shortlist }

const SEPARATOR = '.'
export const SHORTLIST_COOKIE_OPTIONS = { name: SHORTLIST_COOKIE, path: '/', seconds: (180 * DAY_MS) / 1000 }
export const FORMER_SHORTLIST_COOKIE = { name: 'shortlist-former', path: addresses.shortlist, seconds: 60 * 60 }

export function readShortlistCookies({ headers }: Request): StoredShortlist {
  const cookies = headers.get('cookie')
  const read = (name: string) => parseShortlist(cookieValue(cookies, name), SEPARATOR)
  return { list: read(SHORTLIST_COOKIE_OPTIONS.name), former: read(FORMER_SHORTLIST_COOKIE.name) }
}

function cookie({ name, path, seconds }: typeof SHORTLIST_COOKIE_OPTIONS, list: Shortlist, secure: boolean): string {
  const age = list.length > 0 ? seconds : 0
  const parts = [`${name}=${list.join(SEPARATOR)}`, `Path=${path}`, `Max-Age=${age}`, 'HttpOnly', 'SameSite=Lax']
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
}

export function shortlistCookieHeaders({ list, former }: StoredShortlist, siteUrl: string): Headers {
  const secure = siteUrl.startsWith('https:')
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  headers.append('set-cookie', cookie(SHORTLIST_COOKIE_OPTIONS, list, secure))
  headers.append('set-cookie', cookie(FORMER_SHORTLIST_COOKIE, former, secure))
  return headers
}
