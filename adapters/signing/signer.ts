import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signed text is good for; one kind never passes for another. */
type Purpose = 'confirm-message' | 'confirm-report' | 'conversation' | 'contact-form' | 'inquiry-address' | 'digest'

/** Puts texts into links and forms that come back unchanged, or not at all. */
export type Signer = {
  sign(purpose: Purpose, text: string): string
  /** The text; undefined where we did not sign it, or not for this. */
  read(purpose: Purpose, token: string): string | undefined
}

export function createSigner(secret: string): Signer {
  function sign(purpose: Purpose, text: string): string {
    const seal = createHmac('sha256', secret).update(`guildhall ${purpose}\n${text}`).digest('base64url')
    return `${Buffer.from(text).toString('base64url')}.${seal}`
  }
  return {
    sign,
    read(purpose, token) {
      const text = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()
      // The whole of it is compared: a text has one way to be written, and none but that counts.
      const [expected, shown] = [Buffer.from(sign(purpose, text)), Buffer.from(token)]
      return shown.length === expected.length && timingSafeEqual(shown, expected) ? text : undefined
    },
  }
}
