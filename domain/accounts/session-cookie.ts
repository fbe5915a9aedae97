const NAME = 'session_token'

/** The prefix of all session cookies. With `__Host-`, browsers do not let neighbouring hosts set them. */
export const cookiePrefix = ({ secure }: { secure: boolean }): string => (secure ? '__Host-guildhall' : 'guildhall')

export const sessionCookie = ({ secure }: { secure: boolean }): string => `${cookiePrefix({ secure })}.${NAME}`

const NAMES = new Set([true, false].map((secure) => sessionCookie({ secure })))

/** Whether the visitor may be signed in; better-auth decides whether the cookie is valid. */
export function hasSessionCookie(cookies: string | null | undefined): boolean {
  // Nearly all visitors have none, so this check comes first.
  if (!cookies?.includes(NAME)) return false
  return cookies.split(';').some((cookie) => {
    const equals = cookie.indexOf('=')
    return equals > 0 && NAMES.has(cookie.slice(0, equals).trim())
  })
}
