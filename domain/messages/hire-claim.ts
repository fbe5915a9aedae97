import type { ReplyAuthor } from './message-box.ts'

export const HIRE_STATES = ['claimed', 'confirmed', 'denied', 'withdrawn'] as const
export type HireState = (typeof HIRE_STATES)[number]

export const HIRE_ACTS = ['claim', 'withdraw', 'confirm', 'deny'] as const
export type HireAct = (typeof HIRE_ACTS)[number]

export type HireClaim = { state: HireState; claimedBy: ReplyAuthor }

type Step = { who: 'either' | 'claimant' | 'other'; from: (HireState | 'none')[]; to: HireState }

/** R355: the state that each act needs and leads to. The side that denied or confirmed may change its answer. */
const STEPS: Record<HireAct, Step> = {
  claim: { who: 'either', from: ['none', 'withdrawn'], to: 'claimed' },
  withdraw: { who: 'claimant', from: ['claimed', 'confirmed'], to: 'withdrawn' },
  confirm: { who: 'other', from: ['claimed', 'denied'], to: 'confirmed' },
  deny: { who: 'other', from: ['claimed', 'confirmed'], to: 'denied' },
}

/** The claim after the act; the same one where the act was done before, undefined where it cannot be done. */
export function afterHireAct(
  claim: HireClaim | undefined,
  { act, side }: { act: HireAct; side: ReplyAuthor },
): HireClaim | undefined {
  const { who, from, to } = STEPS[act]
  const role = claim?.claimedBy === side ? 'claimant' : 'other'
  const isOwnClaim = act === 'claim' && role === 'claimant'
  if (claim && claim.state === to && (isOwnClaim || role === who)) return claim
  if (!from.includes(claim?.state ?? 'none')) return undefined
  if (who === 'either') return { state: to, claimedBy: side }
  return claim && role === who ? { ...claim, state: to } : undefined
}

/** What this side can do now, the most useful first. */
export function possibleHireActs(claim: HireClaim | undefined, side: ReplyAuthor): HireAct[] {
  return HIRE_ACTS.filter((one) => {
    const after = afterHireAct(claim, { act: one, side })
    return after !== undefined && after !== claim
  })
}
