import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signed text is good for; one kind never passes for another. */
export type Purpose = 'confirm-message' | 'conversation' | 'contact-form' | 'inquiry-address'

/** Puts texts into links and forms that come back unchanged, or not at all. */
export type Signer = {
  sign(purpose: Purpose, text: string): string
  /** The text; undefined where we did not sign it, or not for this. */
  read(purpose: Purpose, token: string): string | undefined
}

export function createSigner(secret: string): Signer {
  const seal = (purpose: Purpose, text: string) =>
    createHmac('sha256', secret).update(`guildhall ${purpose}\n${text}`).digest('base64url')
  return {
    sign: (purpose, text) => `${Buffer.from(text).toString('base64url')}.${seal(purpose, text)}`,
    read(purpose, token) {
      const [encoded = '', given = '', ...rest] = token.split('.')
      const text = Buffer.from(encoded, 'base64url').toString()
      const expected = Buffer.from(seal(purpose, text))
      const shown = Buffer.from(given)
      const same = shown.length === expected.length && timingSafeEqual(shown, expected)
      return same && rest.length === 0 ? text : undefined
    },
  }
}
