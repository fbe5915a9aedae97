import type { LimitName } from '#adapters/limits/rate-limiter.ts'

import type { Deps } from './deps.ts'

/** One act that counts against a limit, under a key. */
export type CountedAct = { name: LimitName; key: string }

/**
 * R221: counts an act against every limit before it happens, or against none. Returns the first limit that refused it,
 * with the seconds to wait.
 */
export async function consumeLimits<Act extends CountedAct>(
  { limits }: Pick<Deps, 'limits'>,
  acts: Act[],
): Promise<{ refused: Act; wait: number } | undefined> {
  for (const [index, act] of acts.entries()) {
    const wait = await limits.hit(act.name, act.key)
    if (wait === undefined) continue
    await refundLimits({ limits }, acts.slice(0, index))
    return { refused: act, wait }
  }
  return undefined
}

export async function refundLimits({ limits }: Pick<Deps, 'limits'>, acts: CountedAct[]): Promise<void> {
  await Promise.all(acts.map(({ name, key }) => limits.refund(name, key)))
}
