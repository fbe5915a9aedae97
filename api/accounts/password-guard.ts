import type { ApiDeps } from '#api/api-env.ts'
import { tooManyRequests } from '#api/errors.ts'
import type { Viewer } from '#domain/viewer.ts'
import { type CountedAct, takeLimits } from '#use-cases/take-limits.ts'

/**
 * Who has somebody's session shall not find out their password by trying: as many tries as at the front door. R221:
 * the try is counted before the password is looked at, and taken back when it was right, or not looked at.
 */
export async function guardPassword(
  limits: ApiDeps['limits'],
  viewer: Viewer,
): Promise<{ right(): Promise<void>; unused(): Promise<void> }> {
  if (viewer.kind === 'anonymous') return { right: async () => {}, unused: async () => {} }
  const act: CountedAct = { name: 'signIn', key: `signed in ${viewer.userId}` }
  const stopped = await takeLimits({ limits }, [act])
  if (stopped) throw tooManyRequests(stopped.wait)
  return {
    right: () => limits.forgive(act.name, act.key),
    unused: () => limits.giveBack(act.name, act.key),
  }
}

/** The work; where it fails for a reason of ours, no password was judged, and the try is taken back. */
export async function orGiveBack<T>(attempt: { unused(): Promise<void> }, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await attempt.unused()
    throw error
  }
}
