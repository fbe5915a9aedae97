import type { Context } from 'hono'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { cookiePrefixForSite } from '#domain/accounts/session-cookie.ts'
import { cookieValue } from '#domain/cookie-value.ts'

type Site = Pick<ApiDeps, 'site'>

export const GUEST_REQUESTS_COOKIE = 'guest_requests'

/** R662: opens a guest's requests in this browser. */
export const guestRequestsCookieName = ({ site }: Site): string =>
  `${cookiePrefixForSite(site.url)}.${GUEST_REQUESTS_COOKIE}`

export function readGuestRequestsCookie(deps: Site, c: Context<ApiEnv>): string {
  return cookieValue(c.req.header('cookie'), guestRequestsCookieName(deps))
}

/** For so many seconds; 0 ends it. */
export function writeGuestRequestsCookie(
  deps: Site,
  c: Context<ApiEnv>,
  { session, seconds }: { session: string; seconds: number },
): void {
  const parts = [
    `${guestRequestsCookieName(deps)}=${session}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  const secure = deps.site.url.protocol === 'https:' ? ['Secure'] : []
  c.header('set-cookie', [...parts, ...secure].join('; '), { append: true })
}
