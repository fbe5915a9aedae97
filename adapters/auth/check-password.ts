import type { Db } from '#db/connection.ts'
import { findPasswordHash } from '#db/queries/accounts/accounts.ts'
import { PASSWORD_LIMITS } from '#domain/limits.ts'

import { verifyPassword } from './password-hashing.ts'

/** Whether this is the account's password; false for every password where the account has none. */
export async function checkPassword(
  { db }: { db: Db },
  { userId, password }: { userId: string; password: string },
): Promise<boolean> {
  const hash = await findPasswordHash(db, userId)
  if (!hash || password.length > PASSWORD_LIMITS.max) return false
  return verifyPassword({ hash, password })
}
