/** R212: all of better-auth that is answered. What it has besides, and what a newer version adds, does not exist here. */
export const AUTH_ENDPOINTS = [
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-out',
  'GET /get-session',
  'GET /list-sessions',
  'POST /change-password',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
] as const

const KNOWN: ReadonlySet<string> = new Set(AUTH_ENDPOINTS)

/** By the exact spelling of our own links: no two paths for one thing. */
export function isAuthEndpoint(method: string, path: string): boolean {
  return KNOWN.has(`${method} ${path}`)
}
