import type { Db } from '#db/connection.ts'
import {
  deleteSignInMethods,
  endSessionsOf,
  lockUserByEmail,
  takeEmailAway,
} from '#db/queries/accounts/account-writes.ts'

type Claim = {
  /** An address that has just been proven. */
  email: string
  /** Whose it is. */
  userId: string
  now: Date
}

/**
 * R215: an account that never proved the address gives it up, with every way to sign in: what is in it goes to nobody.
 * A proven account keeps it, and so does an admin's.
 */
export async function yieldAddress(
  db: Db,
  { email, userId, now }: Claim,
): Promise<{ free: boolean; yieldedBy?: string }> {
  const holder = await lockUserByEmail(db, email)
  if (!holder || holder.id === userId) return { free: true }
  if (holder.email_verified || holder.role === 'admin') return { free: false }
  await takeEmailAway(db, { id: holder.id, now })
  await endSessionsOf(db, holder.id)
  await deleteSignInMethods(db, holder.id)
  return { free: true, yieldedBy: holder.id }
}
