import { HIRE_CLAIM_ACTIONS, type HireClaimAction } from '#domain/messages/hire-claim.ts'

const PREFIX = 'hire-'

/** The act that a button's value stands for. */
export const hireButtonValue = (act: HireClaimAction) => `${PREFIX}${act}`

export function parseHireButtonValue(name: string): HireClaimAction | undefined {
  return HIRE_CLAIM_ACTIONS.find((act) => hireButtonValue(act) === name)
}

/** Acts that a message confirms. */
export const HIRE_DONE_VALUES = ['hire-claim', 'hire-withdraw', 'hire-confirm', 'hire-deny'] as const
