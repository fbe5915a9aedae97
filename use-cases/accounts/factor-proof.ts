import type { Auth } from '#adapters/auth/auth.ts'
import { checkPassword } from '#adapters/auth/check-password.ts'
import type { LimitName } from '#adapters/limits/rate-limiter.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'

export type FactorDeps = Pick<Deps, 'db' | 'limits' | 'queue' | 'site' | 'now' | 'logAuthEvent'> & { auth: Auth }

type Tried = { limit: LimitName; key: string; wrong: ReturnType<typeof fail>; check: () => Promise<boolean> }

/** Counts the try before it checks it, so that concurrent tries count like sequential ones. */
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
    await limits.refund(limit, key)
    throw error
  }
  if (!right) return wrong
  await limits.refund(limit, key)
  return ok(null)
}

/** An attacker with a stolen session must not guess the password here: the same limit applies as at sign-in. */
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

/** R246: shares its limit with the second step of signing in. */
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
