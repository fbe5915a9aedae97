import { APIError } from 'better-auth/api'
import * as scrypt from 'better-auth/crypto'

import { createBoundedQueue } from '#adapters/bounded-queue.ts'
import { PASSWORD_HASHING } from '#domain/limits.ts'
import { Overloaded } from '#domain/unavailable.ts'

/** R193: one queue for the whole process and all callers. It throws Overloaded when too many tasks wait. */
export const passwordQueue = createBoundedQueue(PASSWORD_HASHING, { name: 'passwords' })

type Verified = { hash: string; password: string }

export function verifyPassword(verified: Verified): Promise<boolean> {
  return passwordQueue(() => scrypt.verifyPassword(verified))
}

export function hashPassword(password: string): Promise<string> {
  return passwordQueue(() => scrypt.hashPassword(password))
}

/** better-auth answers 500 to all errors but its own. */
export async function asApiError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Overloaded) throw new APIError('SERVICE_UNAVAILABLE', { message: error.message })
    throw error
  }
}

/** better-auth's own hash functions, run in that queue. */
export const passwordHashing = {
  hash: (password: string) => asApiError(hashPassword(password)),
  verify: (verified: Verified) => asApiError(verifyPassword(verified)),
}
