import { HostUnreachable } from '#adapters/auth/host/host-errors.ts'
import { LogoutRefused, type LogoutToken } from '#adapters/auth/host/logout-token.ts'
import { endHostSessions, findUserBySubject } from '#db/queries/accounts/host/host-links.ts'
import { consumeLogoutToken } from '#db/queries/accounts/host/host-sign-ins.ts'
import { deletePendingSignIns } from '#db/queries/accounts/sessions.ts'
import { HOST_SIGN_IN_LIMITS } from '#domain/limits.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'

import { hashHostSecret } from './host-secrets.ts'
import { NO_HOST_SIGN_IN } from './start-sign-in.ts'

type EndDeps = Pick<Deps, 'db' | 'signIn' | 'now' | 'logAuthEvent' | 'reportError'>
type Sent = { token: string | undefined; clientAddress: string }

/** R564: keys are read again after half a minute at the latest. */
const RETRY_SECONDS = 30

const NO_KEYS: Result<never> = {
  ok: false,
  error: {
    code: 'unavailable',
    detail: 'the keys of the site builder cannot be read, try again',
    retryAfterSeconds: RETRY_SECONDS,
  },
}

const REFUSED = fail('validation_failed', 'this is no sign-out of the site builder')

/** R417: ends the sessions of a user who has signed out at the site builder; each token is good once. */
export async function endSessionsByHost(deps: EndDeps, { token, clientAddress }: Sent): Promise<Result<object>> {
  const { host } = deps.signIn
  if (!host) return NO_HOST_SIGN_IN
  if (!token) return REFUSED
  let logout: LogoutToken
  try {
    logout = await host.verifyLogout(token)
  } catch (error) {
    if (error instanceof HostUnreachable) {
      deps.reportError(error, 'a sign-out by the site builder could not be checked')
      return NO_KEYS
    }
    if (!(error instanceof LogoutRefused)) throw error
    deps.reportError(error, 'a sign-out by the site builder was refused')
    return REFUSED
  }
  const { issuer, id, subject, sid } = logout
  const life = (HOST_SIGN_IN_LIMITS.logoutMinutes * 60 + HOST_SIGN_IN_LIMITS.clockSeconds * 2) * 1000
  return deps.db.transaction().execute(async (transaction) => {
    const expiresAt = new Date(deps.now().getTime() + life)
    if (!(await consumeLogoutToken(transaction, { hash: hashHostSecret(`logout ${issuer} ${id}`), expiresAt })))
      return REFUSED
    const userId = subject === undefined ? undefined : await findUserBySubject(transaction, { issuer, subject })
    // No account here belongs to this person, so nothing is left to end.
    if (subject !== undefined && userId === undefined) return ok({})
    const ended = await endHostSessions(transaction, { userId, sid })
    if (userId) await deletePendingSignIns(transaction, userId)
    if (ended > 0) deps.logAuthEvent({ event: 'host-sign-out', userId, clientAddress })
    return ok({})
  })
}
