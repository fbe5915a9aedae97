import type { Auth } from '#adapters/auth/auth.ts'
import { checkPassword } from '#adapters/auth/check-password.ts'
import type { LimitName } from '#adapters/limits/rate-limiter.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'

export type FactorDeps = Pick<Deps, 'db' | 'limits' | 'queue' | 'site' | 'now' | 'logAuthEvent'> & { auth: Auth }

type Tried = { limit: LimitName; key: string; field: string; message: string; check: () => Promise<boolean> }

/** Counts before it looks, so that many tries at the same moment are as many as one after the other. */
async function tryOnce(
  { limits }: Pick<Deps, 'limits'>,
  { limit, key, field, message, check }: Tried,
): Promise<Result<null>> {
  const wait = await limits.hit(limit, key)
  if (wait) {
    const detail = `try again in ${wait} seconds`
    return { ok: false, error: { code: 'too_many_requests', detail, retryAfterSeconds: wait } }
  }
  if (!(await check())) return fail('validation_failed', `the ${field} is not right`, { [field]: [message] })
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
    field: 'password',
    message: 'This is not your password.',
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
    field: 'code',
    message: 'This code is not right, or was used before. Wait for the next one.',
    check,
  })
  if (!proof.ok && proof.error.code === 'validation_failed') {
    deps.logAuthEvent({ event: 'second-factor-failed', userId })
  }
  return proof
}
