import type { EmailLink } from '#domain/accounts/account-link.ts'
import type { HostSignInStart, HostSignInStep, SignInMethods } from '#domain/accounts/host-sign-in.ts'

type Done = { status: boolean }

/** A session without its token (R253). */
type Session = {
  id: string
  createdAt: string
  updatedAt: string
  ipAddress?: string | null
  userAgent?: string | null
}

/** better-auth's routes have no types that we could derive from: the ones that we call are typed by hand. */
export type AuthCalls = {
  'POST /user/auth/sign-up/email': {
    body: { name: string; email: string; password: string; purpose?: 'create-profile' }
    answer: { user: { id: string } }
  }
  /** R245: an account that signs in in two steps gets no session yet. */
  'POST /user/auth/sign-in/email': {
    body: { email: string; password: string; rememberMe?: boolean }
    answer: { twoFactorRedirect?: boolean }
  }
  'POST /user/auth/two-factor/verify-totp': { body: { code: string }; answer: unknown }
  'POST /user/auth/two-factor/verify-backup-code': { body: { code: string }; answer: unknown }
  'POST /user/auth/sign-out': { answer: unknown }
  'GET /user/auth/get-session': { answer: { session: Session } | null }
  'GET /user/auth/list-sessions': { answer: Session[] }
  'POST /user/auth/change-password': { body: { currentPassword: string; newPassword: string }; answer: unknown }

  // Our own routes, at the paths that better-auth has for them: account-link-routes.ts and session-routes.ts.
  'POST /user/auth/send-verification-email': { body: { email: string; purpose?: 'create-profile' }; answer: Done }
  'POST /user/auth/request-password-reset': { body: { email: string }; answer: Done & { message: string } }
  'POST /user/auth/change-email': { body: { newEmail: string; currentPassword: string }; answer: Done }
  'GET /user/auth/verify-email': { query: { token: string }; answer: EmailLink }
  'POST /user/auth/verify-email': { body: { token: string }; answer: Done }
  'GET /user/auth/reset-password': { query: { token: string }; answer: { purpose: 'reset-password'; email: string } }
  'POST /user/auth/reset-password': { body: { token: string; newPassword: string }; answer: Done }
  'POST /user/auth/revoke-session': { body: { id: string }; answer: Done }
  // Signing in at the site builder: host/host-sign-in-routes.ts.
  'GET /user/auth/host/methods': { answer: SignInMethods }
  'POST /user/auth/host/start': {
    body: { next: string; fresh: boolean; iss?: string; loginHint?: string }
    answer: HostSignInStart
  }
  'GET /user/auth/host/callback': { query: Record<string, string>; answer: HostSignInStep }
  'GET /user/auth/host/join': { answer: { email: string; password: boolean } }
  'POST /user/auth/host/join': { body: { password: string }; answer: HostSignInStep }
  'POST /user/auth/host/join-mail': { answer: Done }
  'GET /user/auth/host/join-link': { query: { token: string }; answer: { email: string; hostName: string } }
  'POST /user/auth/host/join-link': { body: { token: string }; answer: { next: string } }

  'POST /user/auth/revoke-other-sessions': { answer: Done }
}
