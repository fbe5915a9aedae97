import { APIError } from 'better-auth/api'
import * as scrypt from 'better-auth/crypto'

import { createBoundedQueue } from '#adapters/bounded-queue.ts'
import { PASSWORD_HASHING } from '#domain/limits.ts'
import { Overloaded } from '#domain/overloaded.ts'

/** R193: one queue for the whole process, whoever asks. It throws Overloaded while too many others wait. */
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

/** For better-auth: its own hashes, made and checked in that queue. */
export const passwordHashing = {
  hash: (password: string) => asApiError(hashPassword(password)),
  verify: (verified: Verified) => asApiError(verifyPassword(verified)),
}
