import type { Db } from '#db/connection.ts'
import {
  deleteSignInMethods,
  deleteSessionsOfUser,
  lockUserByEmail,
  releaseEmail,
} from '#db/queries/accounts/account-writes.ts'

type Claim = {
  /** The address that has just been proven. */
  email: string
  /** The account that has proven it. */
  userId: string
  now: Date
}

/**
 * R215: an account that never proved the address loses it, with every way to sign in; its content is not transferred. An
 * account that has proven it keeps it, and so does an admin's.
 */
export async function releaseUnverifiedEmail(
  db: Db,
  { email, userId, now }: Claim,
): Promise<{ free: boolean; yieldedBy?: string }> {
  const holder = await lockUserByEmail(db, email)
  if (!holder || holder.id === userId) return { free: true }
  if (holder.email_verified || holder.role === 'admin') return { free: false }
  await releaseEmail(db, { id: holder.id, now })
  await deleteSessionsOfUser(db, holder.id)
  await deleteSignInMethods(db, holder.id)
  return { free: true, yieldedBy: holder.id }
}
