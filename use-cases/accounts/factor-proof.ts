import type { Auth } from '#adapters/auth/auth.ts'
import { checkPassword } from '#adapters/auth/check-password.ts'
import type { LimitName } from '#adapters/limits/rate-limiter.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'

export type FactorDeps = Pick<Deps, 'db' | 'limits' | 'queue' | 'site' | 'now' | 'logAuthEvent'> & { auth: Auth }

type Tried = { limit: LimitName; key: string; wrong: ReturnType<typeof fail>; check: () => Promise<boolean> }

/** Counts before it looks, so that many tries at the same moment are as many as one after the other. */
async function tryOnce({ limits }: Pick<Deps, 'limits'>, { limit, key, wrong, check }: Tried): Promise<Result<null>> {
  const wait = await limits.hit(limit, key)
  if (wait) {
    const detail = `try again in ${wait} seconds`
    return { ok: false, error: { code: 'too_many_requests', detail, retryAfterSeconds: wait } }
  }
  let right: boolean
  try {
    right = await check()
  } catch (error) {
    await limits.giveBack(limit, key)
    throw error
  }
  if (!right) return wrong
  await limits.giveBack(limit, key)
  return ok(null)
}

/** Who has somebody's session shall not find out their password by trying: as many tries as at the front door. */
export function provePassword(
  deps: FactorDeps,
  { userId, password }: { userId: string; password: string },
): Promise<Result<null>> {
  return tryOnce(deps, {
    limit: 'signIn',
    key: `signed in ${userId}`,
    wrong: fail('wrong_password', 'the password is not right'),
    check: () => checkPassword(deps, { userId, password }),
  })
}

/** R246: as many tries as the second step of signing in has, counted together with those. */
export async function proveCode(
  deps: FactorDeps,
  { userId, check }: { userId: string; check: () => Promise<boolean> },
): Promise<Result<null>> {
  const proof = await tryOnce(deps, {
    limit: 'secondFactor',
    key: userId,
    wrong: fail('wrong_code', 'the code is not right, or was used before'),
    check,
  })
  if (!proof.ok && proof.error.code === 'wrong_code') {
    deps.logAuthEvent({ event: 'second-factor-failed', userId })
  }
  return proof
}
