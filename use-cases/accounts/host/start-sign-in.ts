import { HostUnreachable } from '#adapters/auth/host/host-errors.ts'
import { insertHostSignIn } from '#db/queries/accounts/host/host-sign-ins.ts'
import type { HostSignInStart } from '#domain/accounts/host-sign-in.ts'
import { HOST_SIGN_IN_LIMITS } from '#domain/limits.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { requireSession } from '#use-cases/accounts/require-session.ts'
import type { Deps } from '#use-cases/deps.ts'

import { hashHostSecret, generateHostSecret } from './host-secrets.ts'

type StartDeps = Pick<Deps, 'db' | 'signIn' | 'now' | 'reportError'>
type Start = {
  /** The secret in the browser's cookie. */
  browser: string
  next: string
  /** R418: for a session that has to prove again whose it is. */
  fresh: boolean
  /** R568: the issuer at which the sign-in began. */
  iss?: string | undefined
  loginHint?: string | undefined
}

export const NO_HOST_SIGN_IN = fail('not_found', 'people do not sign in at the site builder here')

/** R411: remembers what the answer has to match, and returns the address at which the browser goes on. */
export async function startHostSignIn(
  deps: StartDeps,
  viewer: Viewer,
  { browser, next, fresh, iss, loginHint }: Start,
): Promise<Result<HostSignInStart>> {
  const { host } = deps.signIn
  if (!host) return NO_HOST_SIGN_IN
  if (iss !== undefined && !host.isIssuer(iss)) return ok({ step: 'refused', reason: 'invalid-start' })
  const account = fresh ? requireSession(viewer) : undefined
  if (account && !account.ok) return account
  const expected = { state: generateHostSecret(), nonce: generateHostSecret(), codeVerifier: generateHostSecret() }
  let url: URL
  try {
    url = await host.authorizationUrl(expected, { fresh, loginHint })
  } catch (error) {
    if (!(error instanceof HostUnreachable)) throw error
    deps.reportError(error, 'the site builder could not be asked for a sign-in')
    return ok({ step: 'refused', reason: 'unreachable' })
  }
  const now = deps.now()
  await insertHostSignIn(deps.db, {
    state_hash: hashHostSecret(expected.state),
    browser_hash: hashHostSecret(browser),
    nonce: expected.nonce,
    code_verifier: expected.codeVerifier,
    next,
    session_id: account?.value.session.id ?? null,
    begun_at: now,
    expires_at: new Date(now.getTime() + HOST_SIGN_IN_LIMITS.pendingMinutes * 60_000),
  })
  return ok({ step: 'go', url: url.href })
}
