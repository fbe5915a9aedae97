import type { Failure } from '#domain/result.ts'

const FOREIGN_KEY_VIOLATION = '23503'
const NOT_IN_ENCODING = '22021'
const GONE_ACCOUNT = 'is not present in table "user"'

/**
 * Database errors that are not our bugs: a row refers to an account or profile that was deleted during the request (no
 * lock of ours prevents that), or a text holds a character that cannot be stored.
 */
export function failureFromDatabaseError(error: unknown): Failure | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code === NOT_IN_ENCODING) {
    return { code: 'validation_failed', detail: 'a text contains characters that cannot be stored' }
  }
  if (error.code !== FOREIGN_KEY_VIOLATION) return undefined
  const isAccount = 'detail' in error && String(error.detail).includes(GONE_ACCOUNT)
  return isAccount
    ? { code: 'unauthenticated', detail: 'the account is gone' }
    : { code: 'not_found', detail: 'what this is about is gone' }
}
