import { HIRE_ACTS, type HireAct } from '#domain/messages/hire-claim.ts'

const PREFIX = 'hire-'

/** The act that a button's value stands for. */
export const hireActName = (act: HireAct) => `${PREFIX}${act}`

export function readHireAct(name: string): HireAct | undefined {
  return HIRE_ACTS.find((act) => hireActName(act) === name)
}

/** The confirmation after each act. */
export const HIRE_DONE: Record<string, string> = {
  'hire-claim': 'Thank you. It counts once the other side confirms it.',
  'hire-withdraw': 'Taken back.',
  'hire-confirm': 'Confirmed. Thank you.',
  'hire-deny': 'Noted: it does not count.',
}
