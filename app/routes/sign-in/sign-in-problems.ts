import type { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'

export const WRONG_CODE = 'This code is not right, or was used before. Wait for the next one.'

const LOCKED = 'This account is locked by the admins of this site.'

/** The message for a failed sign-in with email and password. */
export function passwordProblem(error: ApiFailure): string {
  if (error.code === 'ACCOUNT_LOCKED') return LOCKED
  return error.status === 401 ? 'Email and password do not match.' : friendlyError(error)
}

/** The message for a failed code. `startsOver`: the attempt has expired, and the visitor enters the password again. */
export function codeProblem(error: ApiFailure): { text: string; startsOver: boolean } {
  if (error.code === 'ACCOUNT_LOCKED') return { text: LOCKED, startsOver: true }
  if (error.code === 'INVALID_CODE' || error.code === 'INVALID_BACKUP_CODE') {
    return { text: WRONG_CODE, startsOver: false }
  }
  if (error.status === 429) return { text: friendlyError(error), startsOver: false }
  return { text: 'That took too long. Sign in with your password again.', startsOver: true }
}
