import { totpCodeAtStep, totpStepAt } from '#adapters/auth/one-time-code.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows for a key: now, or in the next time step. */
export function codeFor(key: string, ahead: 0 | 1 = 0): string {
  const bits = [...key].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const secret = (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCodePoint(Number.parseInt(byte, 2))).join('')
  return totpCodeAtStep(secret, totpStepAt(Date.now()) + ahead)
}
