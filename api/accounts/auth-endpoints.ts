/**
 * R212: the only endpoints of better-auth that exist here; all others, and those a newer version adds, are not found.
 */
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

/** Matches the exact spelling only: one path per endpoint. */
export function isAuthEndpoint(method: string, path: string): boolean {
  return KNOWN.has(`${method} ${path}`)
}
