import type { Context } from 'hono'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { cookiePrefixOf } from '#domain/accounts/session-cookie.ts'
import { cookieValue } from '#domain/lists/shortlist-cookie.ts'

type Site = Pick<ApiDeps, 'site'>

export const REQUESTS_COOKIE = 'guest_requests'

/** R662: opens a guest's requests in this browser. */
export const requestsCookieOf = ({ site }: Site): string => `${cookiePrefixOf(site.url)}.${REQUESTS_COOKIE}`

export function readRequestsCookie(deps: Site, c: Context<ApiEnv>): string {
  return cookieValue(c.req.header('cookie'), requestsCookieOf(deps))
}

/** For so many seconds; 0 ends it. */
export function writeRequestsCookie(
  deps: Site,
  c: Context<ApiEnv>,
  { session, seconds }: { session: string; seconds: number },
): void {
  const parts = [`${requestsCookieOf(deps)}=${session}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax']
  const secure = deps.site.url.protocol === 'https:' ? ['Secure'] : []
  c.header('set-cookie', [...parts, ...secure].join('; '), { append: true })
}
