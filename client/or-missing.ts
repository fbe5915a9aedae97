import { ApiFailure } from './api-failure.ts'

/** Undefined where the API says that there is no such thing. */
export async function orMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') return undefined
    throw error
  }
}
