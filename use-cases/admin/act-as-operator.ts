import type { Db } from '#db/connection.ts'
import { setRole } from '#db/queries/accounts/accounts.ts'
import { deleteFactor } from '#db/queries/accounts/second-factor.ts'
import { deleteSessions } from '#db/queries/accounts/sessions.ts'
import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import type { OperatorAction } from '#domain/admin/moderation-action.ts'
import type { Deps } from '#use-cases/deps.ts'

type OperatorDeps = Pick<Deps, 'db' | 'logAuthEvent'>
type Account = { id: string; email: string }

/** R600: in the transaction of the act, so that there is never one without the other. */
export function recordOperatorAct(db: Db, { action, accountId }: { action: OperatorAction; accountId: string }) {
  return insertModerationEntries(db, [{ actorId: null, profileId: null, accountId, action }])
}

/** R216: false for an account that may not have the role, since its address is not confirmed. */
export async function setAdmin(
  { db, logAuthEvent }: OperatorDeps,
  { account: { id, email }, isAdmin }: { account: Account; isAdmin: boolean },
): Promise<boolean> {
  const isSet = await db.transaction().execute(async (transaction) => {
    if (!(await setRole(transaction, { email, role: isAdmin ? 'admin' : 'user' }))) return false
    await recordOperatorAct(transaction, { action: isAdmin ? 'grant-admin' : 'revoke-admin', accountId: id })
    return true
  })
  if (isSet) logAuthEvent({ event: isAdmin ? 'admin-granted' : 'admin-revoked', userId: id })
  return isSet
}

/** R257: for an account that lost its phone and recovery codes, after the operator has verified its owner. */
export async function removeFactor({ db, logAuthEvent }: OperatorDeps, { id }: Account): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deleteFactor(transaction, id)
    await deleteSessions(transaction, { userId: id })
    await recordOperatorAct(transaction, { action: 'remove-second-factor', accountId: id })
  })
  logAuthEvent({ event: 'second-factor-disabled', userId: id })
}
