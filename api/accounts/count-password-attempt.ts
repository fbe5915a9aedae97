import type { ApiDeps } from '#api/api-env.ts'
import { tooManyRequests } from '#api/errors.ts'
import type { Viewer } from '#domain/viewer.ts'
import { type CountedAct, consumeLimits } from '#use-cases/consume-limits.ts'

/**
 * An attacker with a stolen session must not guess the password: the same limit applies as at sign-in. R221: the try is
 * counted before the password is checked, and refunded when it was right or not checked.
 */
export async function countPasswordAttempt(
  limits: ApiDeps['limits'],
  viewer: Viewer,
): Promise<{ right(): Promise<void>; unused(): Promise<void> }> {
  if (viewer.kind === 'anonymous') return { right: async () => {}, unused: async () => {} }
  const act: CountedAct = { name: 'signIn', key: `signed in ${viewer.userId}` }
  const stopped = await consumeLimits({ limits }, [act])
  if (stopped) throw tooManyRequests(stopped.wait)
  return {
    right: () => limits.forgive(act.name, act.key),
    unused: () => limits.refund(act.name, act.key),
  }
}

/** Runs the work; if it throws, no password was checked, and the try is refunded. */
export async function refundAttemptOnError<T>(
  attempt: { unused(): Promise<void> },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await attempt.unused()
    throw error
  }
}
