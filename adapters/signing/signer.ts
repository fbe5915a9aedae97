import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Keyring, SignedPurpose } from './keyring.ts'

/** Puts texts into links and forms that come back unchanged, or not at all. */
export type Signer = {
  sign(purpose: SignedPurpose, text: string): string
  /** The text; undefined where we did not sign it, or not for this. */
  read(purpose: SignedPurpose, token: string): string | undefined
}

/** Links of these were mailed while the secret itself was the key: people still have them. */
const MAILED: ReadonlySet<SignedPurpose> = new Set(['confirm-message', 'conversation', 'inquiry-address', 'digest'])

function signWith(key: string, purpose: SignedPurpose, text: string): string {
  const seal = createHmac('sha256', key).update(`guildhall ${purpose}\n${text}`).digest('base64url')
  return `${Buffer.from(text).toString('base64url')}.${seal}`
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export function createSigner(keyring: Keyring): Signer {
  const keysOf = (purpose: SignedPurpose) => [...keyring.all(purpose), ...(MAILED.has(purpose) ? keyring.secrets : [])]
  return {
    sign: (purpose, text) => signWith(keyring.current(purpose), purpose, text),
    read(purpose, token) {
      const text = Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString()
      // The whole of it is compared: a text has one way to be written, and none but that counts.
      return keysOf(purpose).some((key) => isSame(token, signWith(key, purpose, text))) ? text : undefined
    },
  }
}
