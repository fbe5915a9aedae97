import { APIError } from 'better-auth/api'
import * as scrypt from 'better-auth/crypto'

import { createBoundedQueue } from '#adapters/bounded-queue.ts'
import { PASSWORD_HASHING_LIMITS } from '#domain/limits/resource-limits.ts'
import { Overloaded } from '#domain/unavailable.ts'

import { hashArgon2, isArgon2, verifyArgon2 } from './argon2.ts'

/** R193: one queue for the whole process and all callers. It throws Overloaded when too many tasks wait. */
export const passwordQueue = createBoundedQueue(PASSWORD_HASHING_LIMITS, { name: 'passwords' })

type Verified = { hash: string; password: string }

export function verifyPassword(verified: Verified): Promise<boolean> {
  // Passwords set before argon2id came have better-auth's own hashes.
  return passwordQueue(() => (isArgon2(verified.hash) ? verifyArgon2(verified) : scrypt.verifyPassword(verified)))
}

export function hashPassword(password: string): Promise<string> {
  return passwordQueue(() => hashArgon2(password))
}

/** better-auth answers 500 to all errors but its own. */
export async function overloadedToApiError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Overloaded) throw new APIError('SERVICE_UNAVAILABLE', { message: error.message })
    throw error
  }
}

/** The hash functions that better-auth uses, run in that queue. */
export const passwordHashing = {
  hash: (password: string) => overloadedToApiError(hashPassword(password)),
  verify: (verified: Verified) => overloadedToApiError(verifyPassword(verified)),
}
