import type { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { defaultTranslate, type Translate } from '#client/issue-texts.ts'

/** The message for a failed sign-in with email and password. */
export function passwordProblem(error: ApiFailure, say: Translate = defaultTranslate()): string {
  if (error.code === 'ACCOUNT_LOCKED') return say('signIn.problem.locked')
  return error.status === 401 ? say('signIn.problem.noMatch') : friendlyError(error, say)
}

/** The message for a failed code. `startsOver`: the attempt has expired, and the visitor enters the password again. */
export function codeProblem(
  error: ApiFailure,
  say: Translate = defaultTranslate(),
): { text: string; startsOver: boolean } {
  if (error.code === 'ACCOUNT_LOCKED') return { text: say('signIn.problem.locked'), startsOver: true }
  if (error.code === 'INVALID_CODE' || error.code === 'INVALID_BACKUP_CODE') {
    return { text: say('signIn.problem.wrongCode'), startsOver: false }
  }
  if (error.status === 429) return { text: friendlyError(error, say), startsOver: false }
  return { text: say('signIn.problem.tooSlow'), startsOver: true }
}
