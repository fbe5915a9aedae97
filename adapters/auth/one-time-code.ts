import { createHmac, randomInt } from 'node:crypto'

import { SECOND_FACTOR_LIMITS } from '#domain/limits.ts'

/** The default of authenticator apps (RFC 6238). */
const STEP_MS = 30_000
const DIGITS = 6
/** Clocks differ: the previous and the next step count as well, as in better-auth. */
const WINDOW = 1

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'
/** In base32 these are 40 characters without padding. */
const SECRET_BYTES = 25

const randomText = (length: number) => Array.from({ length }, () => BASE32[randomInt(BASE32.length)]).join('')

/** 125 random bits as text, whose bytes are the key: the form in which better-auth stores and reads it. */
export function createTotpSecret(): string {
  return randomText(SECRET_BYTES)
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: SECOND_FACTOR_LIMITS.recoveryCodes }, () => `${randomText(5)}-${randomText(5)}`)
}

/** RFC 4226. */
export function totpCodeAtStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

export function totpStepAt(now: number): number {
  return Math.floor(now / STEP_MS)
}

export function isOneTimeCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/** The newest currently valid time step that a code belongs to. */
export function findTotpStep(secret: string, code: string, now: number): number | undefined {
  const current = totpStepAt(now)
  for (let step = current + WINDOW; step >= current - WINDOW; step--)
    if (totpCodeAtStep(secret, step) === code) return step
  return undefined
}

/** The secret as people type it and apps read it. */
export function totpSecretToBase32(secret: string): string {
  const bits = [...Buffer.from(secret)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five, 2)])
    .join('')
    .toUpperCase()
}

export function totpSetupUri({ issuer, account, secret }: { issuer: string; account: string; secret: string }): string {
  const query = new URLSearchParams({
    secret: totpSecretToBase32(secret),
    issuer,
    digits: String(DIGITS),
    period: '30',
  })
  // Some apps would show a plus sign for a space.
  const parameters = query.toString().replaceAll('+', '%20')
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${parameters}`
}
