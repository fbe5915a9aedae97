import { createHash, randomBytes } from 'node:crypto'

export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** All that the database knows of a token: whoever reads it there cannot use it. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
