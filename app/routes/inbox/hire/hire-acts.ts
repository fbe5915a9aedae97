import { HIRE_ACTS, type HireAct } from '#domain/messages/hire-claim.ts'

const PREFIX = 'hire-'

/** The act that a button's value stands for. */
export const hireActName = (act: HireAct) => `${PREFIX}${act}`

export function readHireAct(name: string): HireAct | undefined {
  return HIRE_ACTS.find((act) => hireActName(act) === name)
}

/** Acts that a message confirms. */
export const HIRE_DONE = ['hire-claim', 'hire-withdraw', 'hire-confirm', 'hire-deny'] as const
