import { type HireAct, type HireState, possibleHireActs } from './hire-claim.ts'
import type { ReplyAuthor } from './message-box.ts'

/** What the button of an act says, in this state of the claim. */
export function hireActLabel(act: HireAct, state: HireState | undefined): string {
  if (act === 'claim') return 'We worked together'
  if (act === 'withdraw') return 'Take it back'
  if (act === 'confirm') return state === 'denied' ? 'We did work together' : 'Yes, we worked together'
  return state === 'confirmed' ? 'That was a mistake' : 'No, we did not'
}

/** R666: the buttons that this side finds in the conversation, in the page's order. */
export function hireButtons(
  claim: { state: HireState; claimedBy: ReplyAuthor } | undefined,
  side: ReplyAuthor,
): string[] {
  return possibleHireActs(claim, side).map((act) => hireActLabel(act, claim?.state))
}
