import type { ConversationSide } from './message-box.ts'

export const HIRE_CLAIM_STATES = ['claimed', 'confirmed', 'denied', 'withdrawn'] as const
export type HireClaimState = (typeof HIRE_CLAIM_STATES)[number]

export const HIRE_CLAIM_ACTIONS = ['claim', 'withdraw', 'confirm', 'deny'] as const
export type HireClaimAction = (typeof HIRE_CLAIM_ACTIONS)[number]

export type HireClaim = { state: HireClaimState; claimedBy: ConversationSide }

type Step = { who: 'either' | 'claimant' | 'other'; from: (HireClaimState | 'none')[]; to: HireClaimState }

/** R355: the state that each act needs and leads to. The side that denied or confirmed may change its answer. */
const STEPS: Record<HireClaimAction, Step> = {
  claim: { who: 'either', from: ['none', 'withdrawn'], to: 'claimed' },
  withdraw: { who: 'claimant', from: ['claimed', 'confirmed'], to: 'withdrawn' },
  confirm: { who: 'other', from: ['claimed', 'denied'], to: 'confirmed' },
  deny: { who: 'other', from: ['claimed', 'confirmed'], to: 'denied' },
}

/** The claim after the act; the same one where the act was done before, undefined where it cannot be done. */
export function applyHireClaimAction(
  claim: HireClaim | undefined,
  { act, side }: { act: HireClaimAction; side: ConversationSide },
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
export function possibleHireClaimActions(claim: HireClaim | undefined, side: ConversationSide): HireClaimAction[] {
  return HIRE_CLAIM_ACTIONS.filter((one) => {
    const after = applyHireClaimAction(claim, { act: one, side })
    return after !== undefined && after !== claim
  })
}
