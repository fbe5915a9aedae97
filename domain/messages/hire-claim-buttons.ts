import { type HireClaimAction, type HireClaimState, possibleHireClaimActions } from './hire-claim.ts'
import type { ConversationSide } from './message-box.ts'

/** The button of an act, in this state of the claim. */
export type HireClaimButton = HireClaimAction | 'confirmDenied' | 'denyConfirmed'

export function hireClaimButton(act: HireClaimAction, state: HireClaimState | undefined): HireClaimButton {
  if (act === 'confirm' && state === 'denied') return 'confirmDenied'
  return act === 'deny' && state === 'confirmed' ? 'denyConfirmed' : act
}

/** R666: the buttons that this side finds in the conversation, in the page's order. */
export function hireClaimButtons(
  claim: { state: HireClaimState; claimedBy: ConversationSide } | undefined,
  side: ConversationSide,
): HireClaimButton[] {
  return possibleHireClaimActions(claim, side).map((act) => hireClaimButton(act, claim?.state))
}
