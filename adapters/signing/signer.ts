import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Keyring, SignedPurpose } from './keyring.ts'

/** Signs texts for links and forms, so that they come back unchanged or not at all. */
export type Signer = {
  sign(purpose: SignedPurpose, text: string): string
  /** The signed text; undefined where we did not sign it, or not for this purpose. */
  read(purpose: SignedPurpose, token: string): string | undefined
}

/** Links for these purposes were mailed while the secret itself was the key, and are still in use. */
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
      // The whole token is compared: a text has exactly one valid encoding.
      return keysOf(purpose).some((key) => isSame(token, signWith(key, purpose, text))) ? text : undefined
    },
  }
}
