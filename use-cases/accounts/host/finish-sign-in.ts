import { HostAnswerRefused, HostClientRefused, HostDenied, HostUnreachable } from '#adapters/auth/host/host-errors.ts'
import type { HostIdentity } from '#adapters/auth/host/host-provider.ts'
import { storeClaims } from '#db/queries/accounts/host/host-claims.ts'
import { findUserBySubject, markFreshHostSignIn } from '#db/queries/accounts/host/host-links.ts'
import { consumeHostSignIn } from '#db/queries/accounts/host/host-sign-ins.ts'
import type { HostSignInRefusal, HostSignInStep } from '#domain/accounts/host-sign-in.ts'
import { HOST_SIGN_IN_LIMITS } from '#domain/limits.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { applyHostReport } from '#use-cases/host/apply-report.ts'
import { applyReportsAfterJoin, applyEmailChanges } from '#use-cases/host/waiting-reports.ts'

import { hashHostSecret, isHostSecret } from './host-secrets.ts'
import { storePendingJoin } from './join-accounts.ts'
import { type AccountMatch, matchAccount } from './match-account.ts'

type FinishDeps = Pick<Deps, 'db' | 'queue' | 'signIn' | 'now' | 'reportError' | 'logAuthEvent'>
type Returned = { browser: string | undefined; url: URL; clientAddress: string }

/** The account whose session begins now, unless a lock or a second factor is in the way. */
export type Identified = { step: 'identified'; userId: string; sid: string; isNew: boolean; next: string }

type Begun = NonNullable<Awaited<ReturnType<typeof consumeHostSignIn>>>

const refuse = (reason: HostSignInRefusal, next = '') => ({ step: 'refused' as const, reason, next })

/** R412: one answer for each sign-in that this browser began; the code in it is exchanged once. */
export async function finishHostSignIn(
  deps: FinishDeps,
  viewer: Viewer,
  { browser, url, clientAddress }: Returned,
): Promise<HostSignInStep | Identified> {
  const { host } = deps.signIn
  const state = url.searchParams.get('state')
  if (!host || !isHostSecret(state) || !isHostSecret(browser)) return refuse('expired')
  const now = deps.now()
  const browserHash = hashHostSecret(browser)
  const begun = await consumeHostSignIn(deps.db, { stateHash: hashHostSecret(state), browserHash, now })
  if (!begun) return refuse('expired')
  const fresh = begun.session_id !== null
  const expected = { state, nonce: begun.nonce, codeVerifier: begun.code_verifier }
  let identity: HostIdentity
  try {
    identity = await host.identify(url, expected, { fresh })
  } catch (error) {
    return { ...refuse(reasonOf(deps, error), begun.next), ...(fresh && { fresh }) }
  }
  if (fresh) return proveFresh(deps, viewer, { begun, identity })
  const match = await findAccount(deps, identity)
  if (match.kind === 'refused') {
    const { reason } = match
    deps.logAuthEvent({ event: 'sign-in-failed', reason, clientAddress })
    return refuse(reason, begun.next)
  }
  if (match.kind === 'join') {
    await storePendingJoin(deps, { browserHash, match, identity, next: begun.next })
    return { step: 'join', next: begun.next }
  }
  if (match.isNew) deps.logAuthEvent({ event: 'sign-up', userId: match.userId, clientAddress })
  if (match.yieldedBy) deps.logAuthEvent({ event: 'email-changed', userId: match.yieldedBy, clientAddress })
  const { userId, isNew } = match
  await storeClaims(deps.db, { userId, claims: identity.claims, now })
  return { step: 'identified', userId, sid: identity.sid ?? '', isNew, next: begun.next }
}

/** R418: the same person as in this session, who has signed in at the site builder since this was asked for. */
async function proveFresh(
  deps: FinishDeps,
  viewer: Viewer,
  { begun, identity }: { begun: Begun; identity: HostIdentity },
): Promise<HostSignInStep> {
  const { session_id: sessionId, next } = begun
  const isSession = viewer.kind === 'account' && viewer.session?.id === sessionId
  const userId = await findUserBySubject(deps.db, identity)
  const since = begun.begun_at.getTime() - HOST_SIGN_IN_LIMITS.clockSeconds * 1000
  const isFresh = (identity.authenticatedAt?.getTime() ?? 0) >= since
  if (!isSession || !isFresh || !sessionId) return { ...refuse('not-fresh', next), fresh: true }
  if (userId !== viewer.userId) return { ...refuse('other-account', next), fresh: true }
  await storeClaims(deps.db, { userId, claims: identity.claims, now: deps.now() })
  await markFreshHostSignIn(deps.db, { sessionId, now: deps.now() })
  return { step: 'proved', next }
}

function reasonOf(deps: FinishDeps, error: unknown): HostSignInRefusal {
  if (error instanceof HostDenied) return 'denied'
  if (error instanceof HostUnreachable) {
    deps.reportError(error, 'the site builder could not be asked for a sign-in')
    return 'unreachable'
  }
  if (error instanceof HostClientRefused) {
    deps.reportError(error, error.message)
    return 'not-set-up'
  }
  if (!(error instanceof HostAnswerRefused)) throw error
  deps.reportError(error, 'a sign-in at the site builder was refused')
  return 'untrusted'
}

/** R402: what was reported before a first sign-in waits for the account, and arrives with it. */
async function findAccount(deps: FinishDeps, identity: HostIdentity): Promise<AccountMatch> {
  const match = () =>
    applyHostReport(deps, async (transaction, effects) => {
      const now = deps.now()
      const found = await matchAccount(transaction, identity, { now })
      if (found.kind === 'account' && found.isNew) {
        const work = { now, effects, signsIn: true }
        await applyReportsAfterJoin(transaction, [identity.subject, found.userId], work)
        if (found.yieldedBy !== undefined) await applyEmailChanges(transaction, new Set([found.yieldedBy]), work)
      }
      return found
    })
  const first = await match()
  // Somebody may have signed up with the same email in the same moment.
  const done = first.ok ? first : await match()
  return done.ok ? done.value : { kind: 'refused', reason: 'email-taken' }
}
