import { AsyncLocalStorage } from 'node:async_hooks'

import { APIError } from 'better-auth/api'
import * as scrypt from 'better-auth/crypto'

import { createBoundedQueue } from '#adapters/bounded-queue.ts'
import { PASSWORD_HASHING } from '#domain/limits.ts'
import { Overloaded } from '#domain/overloaded.ts'

/** R193: one queue for the whole process, whoever asks. */
const queue = createBoundedQueue(PASSWORD_HASHING, { name: 'passwords' })
const inTurn = new AsyncLocalStorage<true>()

/** Runs the work once it has its turn, or throws Overloaded; every hash inside of it belongs to that turn. */
export function inPasswordQueue<T>(work: () => Promise<T>): Promise<T> {
  return inTurn.getStore() ? work() : queue(() => inTurn.run(true, work))
}

type Verified = { hash: string; password: string }

/** Throws Overloaded while too many others wait. */
export function verifyPassword(verified: Verified): Promise<boolean> {
  return inPasswordQueue(() => scrypt.verifyPassword(verified))
}

/** better-auth answers 500 to all errors but its own. */
async function asApiError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Overloaded) throw new APIError('SERVICE_UNAVAILABLE', { message: error.message })
    throw error
  }
}

/** For better-auth: its own hashes, made and checked in that queue. */
export const passwordHashing = {
  hash: (password: string) => asApiError(inPasswordQueue(() => scrypt.hashPassword(password))),
  verify: (verified: Verified) => asApiError(verifyPassword(verified)),
}
