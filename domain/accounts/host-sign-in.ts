/** Why somebody whom the site builder has identified, or failed to, is not signed in. */
export type HostSignInRefusal =
  /** The sign-in was not started in this browser, took too long, or was already finished. */
  | 'expired'
  /** Cancelled at the site builder, or not allowed there. */
  | 'denied'
  | 'unreachable'
  /** R412: the answer was not what was asked for. */
  | 'untrusted'
  /** The site builder does not take the id or the secret that this site has there. */
  | 'not-set-up'
  /** R568: it was begun by a link that names another issuer, or leads to another site. */
  | 'invalid-start'
  | 'email-unproven'
  /** Its email belongs to an account here that signs in as somebody else at the site builder. */
  | 'email-taken'
  | 'deleted'
  | 'locked'
  /** R418: there was no sign-in since the request, or this session has ended. */
  | 'not-fresh'
  /** R566: somebody else signed in there than here. */
  | 'other-account'

/** Where the browser goes to sign in. */
export type HostSignInStart = { step: 'go'; url: string } | { step: 'refused'; reason: 'unreachable' | 'invalid-start' }

/** What the browser does next. */
export type HostSignInStep =
  | { step: 'signed-in' | 'code-needed' | 'join' | 'proved'; next: string }
  /** `fresh`: it was to prove again whose a session is (R418). */
  | { step: 'refused'; reason: HostSignInRefusal; next: string; fresh?: boolean }

/** How somebody can prove who they are. */
export type SignInMethods = {
  /** Whether the account has a password that counts. */
  password: boolean
  host: { name: string; linked: boolean; fresh: boolean } | null
}
