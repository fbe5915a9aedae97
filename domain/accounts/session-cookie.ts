import { basePathOf } from '#domain/site/site-url.ts'

export const SESSION_COOKIE = 'session_token'

type Site = {
  secure: boolean
  /** Whether the site is served under a path of its host. */
  underPath?: boolean
}

/**
 * The prefix of all session cookies. With `__Host-`, browsers do not let neighbouring hosts set them; such a cookie is
 * always for the whole host, so a site under a path has `__Secure-` instead.
 */
export function cookiePrefix({ secure, underPath = false }: Site): string {
  if (!secure) return 'guildhall'
  return underPath ? '__Secure-guildhall' : '__Host-guildhall'
}

/** For the site at this address. */
export function cookiePrefixForSite(siteUrl: URL): string {
  return cookiePrefix({ secure: siteUrl.protocol === 'https:', underPath: basePathOf(siteUrl) !== '' })
}

export const sessionCookieName = (site: Site): string => `${cookiePrefix(site)}.${SESSION_COOKIE}`

/** For the site at this address. */
export const sessionCookieNameForSite = (siteUrl: URL): string => `${cookiePrefixForSite(siteUrl)}.${SESSION_COOKIE}`

const NAMES = new Set(
  [{ secure: false }, { secure: true }, { secure: true, underPath: true }].map((site) => sessionCookieName(site)),
)

/** Whether the visitor may be signed in; better-auth decides whether the cookie is valid. */
export function hasSessionCookie(cookies: string | null | undefined): boolean {
  // Nearly all visitors have none, so this check comes first.
  if (!cookies?.includes(SESSION_COOKIE)) return false
  return cookies.split(';').some((cookie) => {
    const equals = cookie.indexOf('=')
    return equals > 0 && NAMES.has(cookie.slice(0, equals).trim())
  })
}
