/** Holds the visitor's shortlist. deploy/nginx.conf names it, too. */
export const SHORTLIST_COOKIE = 'shortlist'

export function cookieValue(cookies: string | null | undefined, name: string): string {
  // Nearly everyone has none, and is let through by one look.
  if (!cookies?.includes(name)) return ''
  const found = cookies.split(';').find((pair) => pair.trimStart().startsWith(`${name}=`))
  return found?.slice(found.indexOf('=') + 1).trim() ?? ''
}

/** R71: whether pages show this visitor who is on their list. */
export function hasShortlistCookie(cookies: string | null | undefined): boolean {
  return cookieValue(cookies, SHORTLIST_COOKIE) !== ''
}
