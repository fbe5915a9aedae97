const NAME = 'session_token'

/** What all cookies of the sign-in begin with. By `__Host-` a browser keeps neighbouring hosts from setting them. */
export const cookiePrefix = ({ secure }: { secure: boolean }): string => (secure ? '__Host-guildhall' : 'guildhall')

export const sessionCookie = ({ secure }: { secure: boolean }): string => `${cookiePrefix({ secure })}.${NAME}`

const NAMES = new Set([true, false].map((secure) => sessionCookie({ secure })))

/** Whether somebody may be signed in; what the cookie is worth, better-auth says. */
export function hasSessionCookie(cookies: string | null | undefined): boolean {
  // Nearly everyone has none, and is let through by one look.
  if (!cookies?.includes(NAME)) return false
  return cookies.split(';').some((cookie) => {
    const equals = cookie.indexOf('=')
    return equals > 0 && NAMES.has(cookie.slice(0, equals).trim())
  })
}
