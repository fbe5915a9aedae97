import { ApiFailure } from './api-failure.ts'

/** Turns a `not_found` into undefined. */
export async function undefinedIfMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') return undefined
    throw error
  }
}
