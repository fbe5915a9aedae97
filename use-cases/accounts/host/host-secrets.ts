import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes: a state, a nonce, a code verifier, or the cookie by which a browser is recognised. */
export function generateHostSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Of what a browser holds, the database has only this. */
export function hashHostSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

const SECRET = /^[\w-]{43}$/

export function isHostSecret(value: unknown): value is string {
  return typeof value === 'string' && SECRET.test(value)
}
