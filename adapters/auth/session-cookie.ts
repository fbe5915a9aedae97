const NAME = 'guildhall.session_token'

/** Whether somebody may be signed in; what the cookie is worth, better-auth says. */
export function hasSessionCookie(cookies: string | null | undefined): boolean {
  return cookies?.includes(NAME) ?? false
}
