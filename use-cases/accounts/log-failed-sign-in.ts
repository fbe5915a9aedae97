import { findUserByEmail } from '#db/queries/accounts/account-writes.ts'
import { isStorableText } from '#domain/text/text-schema.ts'
import type { Deps } from '#use-cases/deps.ts'

/**
 * R217: logs the account that somebody tried to sign in to, if there is one; the query runs for every failure alike.
 */
export async function logFailedSignIn(
  { db, logAuthEvent }: Pick<Deps, 'db' | 'logAuthEvent'>,
  { email, clientAddress }: { email: string; clientAddress: string },
): Promise<void> {
  const user = isStorableText(email) ? await findUserByEmail(db, email) : undefined
  logAuthEvent({ event: 'sign-in-failed', userId: user?.id, clientAddress })
}
