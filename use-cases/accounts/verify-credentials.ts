import type { Auth } from '#adapters/auth/auth.ts'
import type { LimitName } from '#adapters/limits/rate-limiter.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { reauthenticate } from './reauthenticate.ts'

export type FactorDeps = Pick<Deps, 'db' | 'limits' | 'queue' | 'site' | 'now' | 'logAuthEvent' | 'signIn'> & {
  auth: Auth
}

type Tried = { limit: LimitName; key: string; check: () => Promise<Result<null>> }

/** Counts the try before it checks it, so that concurrent tries count like sequential ones. */
async function tryOnce({ limits }: Pick<Deps, 'limits'>, { limit, key, check }: Tried): Promise<Result<null>> {
  const wait = await limits.hit(limit, key)
  if (wait) {
    const detail = `try again in ${wait} seconds`
    return { ok: false, error: { code: 'too_many_requests', detail, retryAfterSeconds: wait } }
  }
  let proof: Result<null>
  try {
    proof = await check()
  } catch (error) {
    await limits.refund(limit, key)
    throw error
  }
  if (proof.ok || proof.error.code === 'fresh_sign_in_needed') await limits.refund(limit, key)
  return proof
}

/** An attacker with a stolen session must not guess the password here: the same limit applies as at sign-in. */
export function verifyCurrentPassword(
  deps: FactorDeps,
  { viewer, password }: { viewer: Extract<Viewer, { kind: 'account' }>; password: string | undefined },
): Promise<Result<null>> {
  const wrong = fail('wrong_password', 'the password is not right')
  return tryOnce(deps, {
    limit: 'signIn',
    key: `signed in ${viewer.userId}`,
    check: () => reauthenticate(deps, viewer, { password: password ?? '', wrong }),
  })
}

const WRONG_CODE = fail('wrong_code', 'the code is not right, or was used before')

/** R246: shares its limit with the second step of signing in. */
export async function verifyCurrentCode(
  deps: FactorDeps,
  { userId, check }: { userId: string; check: () => Promise<boolean> },
): Promise<Result<null>> {
  const proof = await tryOnce(deps, {
    limit: 'secondFactor',
    key: userId,
    check: async () => ((await check()) ? ok(null) : WRONG_CODE),
  })
  if (!proof.ok && proof.error.code === 'wrong_code') {
    deps.logAuthEvent({ event: 'second-factor-failed', userId })
  }
  return proof
}
