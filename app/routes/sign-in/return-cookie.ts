import * as addresses from '#domain/addresses.ts'
import { ACCOUNT_LINK_HOURS } from '#domain/limits.ts'

import { parseNextAddress } from './landing.ts'

export const RETURN_COOKIE = 'after-confirmation'

/** R296: a cookie with the page to return to once the address is confirmed, for the page of the mailed link. */
export function writeReturnCookie(next: string, siteUrl: string): string {
  const age = ACCOUNT_LINK_HOURS['verify-email'] * 60 * 60
  const parts = [`${RETURN_COOKIE}=${encodeURIComponent(next)}`, `Path=${addresses.verifyEmail}`, `Max-Age=${age}`]
  return [...parts, 'HttpOnly', 'SameSite=Lax', ...(siteUrl.startsWith('https:') ? ['Secure'] : [])].join('; ')
}

/** An address of this site; empty if the cookie is missing or holds another. */
export function readReturnCookie({ headers }: Request): string {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const stored = pairs.find((pair) => pair.startsWith(`${RETURN_COOKIE}=`))?.slice(RETURN_COOKIE.length + 1) ?? ''
  try {
    return parseNextAddress(decodeURIComponent(stored))
  } catch {
    return ''
  }
}
