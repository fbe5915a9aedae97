import { z } from 'zod'

import { REPLY_AUTHORS, type ReplyAuthor } from './message-box.ts'

export const HIRE_STATES = ['claimed', 'confirmed', 'denied', 'withdrawn'] as const
export type HireState = (typeof HIRE_STATES)[number]

export const HIRE_ACTS = ['claim', 'withdraw', 'confirm', 'deny'] as const
export type HireAct = (typeof HIRE_ACTS)[number]

export type HireClaim = { state: HireState; claimedBy: ReplyAuthor }

const act = z.enum(HIRE_ACTS, 'An act is claim, withdraw, confirm or deny.')

export const hireActSchema = z.strictObject({ act }).meta({ id: 'HireAct', example: { act: 'claim' } })

export const conversationHireActSchema = hireActSchema
  .extend({ token: z.string('The link is incomplete.').min(1, 'The link is incomplete.').max(1000) })
  .meta({ id: 'ConversationHireAct', example: { token: 'made-up', act: 'confirm' } })

export const hireClaimSchema = z
  .object({
    state: z.enum(HIRE_STATES).describe('Only `confirmed` counts.'),
    claimedBy: z.enum(REPLY_AUTHORS),
    claimedOn: z.string(),
    decidedOn: z.string().nullable(),
  })
  .meta({ id: 'HireClaim', description: 'That both sides worked together, as one says and the other confirms.' })

type Step = { who: 'either' | 'claimant' | 'other'; from: (HireState | 'none')[]; to: HireState }

/** R355: what each act needs, and leads to. Whoever denied may change their mind, and so may whoever confirmed. */
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
