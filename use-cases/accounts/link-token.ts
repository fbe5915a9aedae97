import { createHash, randomBytes } from 'node:crypto'

export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The database stores only this hash, which is useless to its readers. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
