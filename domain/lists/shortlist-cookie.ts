import { cookieValue } from '#domain/cookie-value.ts'

/** Holds the visitor's shortlist. deploy/nginx.conf names it, too. */
export const SHORTLIST_COOKIE = 'shortlist'

/** R71: whether pages show this visitor who is on their list. */
export function hasShortlistCookie(cookies: string | null | undefined): boolean {
  return cookieValue(cookies, SHORTLIST_COOKIE) !== ''
}
