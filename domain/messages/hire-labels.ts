import { type HireAct, type HireState, possibleHireActs } from './hire-claim.ts'
import type { ReplyAuthor } from './message-box.ts'

/** The button of an act, in this state of the claim. */
export type HireButton = HireAct | 'confirmDenied' | 'denyConfirmed'

export function hireButton(act: HireAct, state: HireState | undefined): HireButton {
  if (act === 'confirm' && state === 'denied') return 'confirmDenied'
  return act === 'deny' && state === 'confirmed' ? 'denyConfirmed' : act
}

/** R666: the buttons that this side finds in the conversation, in the page's order. */
export function hireButtons(
  claim: { state: HireState; claimedBy: ReplyAuthor } | undefined,
  side: ReplyAuthor,
): HireButton[] {
  return possibleHireActs(claim, side).map((act) => hireButton(act, claim?.state))
}
