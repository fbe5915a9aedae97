import type { Db } from '#db/connection.ts'
import { listMemberships, setRole } from '#db/queries/accounts/accounts.ts'
import { deleteFactor } from '#db/queries/accounts/second-factor.ts'
import { deleteSessions } from '#db/queries/accounts/sessions.ts'
import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import type { OperatorAction } from '#domain/admin/moderation-action.ts'
import type { Result } from '#domain/result.ts'
import { type AccountExport, exportAccount } from '#use-cases/accounts/export-account.ts'
import { removeAccount } from '#use-cases/accounts/remove-account.ts'
import { requestResetLink } from '#use-cases/accounts/request-link.ts'
import type { Deps } from '#use-cases/deps.ts'
import type { HostDeps } from '#use-cases/host/apply-report.ts'

type OperatorDeps = Pick<Deps, 'db' | 'logAuthEvent'>
type Account = { id: string; email: string }

type Act = { action: OperatorAction; accountId: string }

/** R600: in the transaction of the act, so that there is never one without the other. */
async function recordAct(db: Db, { action, accountId }: Act): Promise<void> {
  await insertModerationEntries(db, [{ actorId: null, profileId: null, accountId, action }])
}

/** R216: false for an account that may not have the role, since its address is not confirmed. */
export async function setAdmin(
  { db, logAuthEvent }: OperatorDeps,
  { account: { id, email }, isAdmin }: { account: Account; isAdmin: boolean },
): Promise<boolean> {
  const isSet = await db.transaction().execute(async (transaction) => {
    if (!(await setRole(transaction, { email, role: isAdmin ? 'admin' : 'user' }))) return false
    await recordAct(transaction, { action: isAdmin ? 'grant-admin' : 'revoke-admin', accountId: id })
    return true
  })
  if (isSet) logAuthEvent({ event: isAdmin ? 'admin-granted' : 'admin-revoked', userId: id })
  return isSet
}

/** R257: for an account that lost its phone and recovery codes, after the operator has verified its owner. */
export async function removeFactorAsOperator({ db, logAuthEvent }: OperatorDeps, { id }: Account): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deleteFactor(transaction, id)
    await deleteSessions(transaction, { userId: id })
    await recordAct(transaction, { action: 'remove-second-factor', accountId: id })
  })
  logAuthEvent({ event: 'second-factor-disabled', userId: id })
}

/** R603: mails the link of R205; the password stays until it is used. */
export async function sendPasswordReset(
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  { id, email }: Account,
): Promise<Result<null>> {
  return db.transaction().execute(async (transaction) => {
    await recordAct(transaction, { action: 'send-password-reset', accountId: id })
    return requestResetLink({ db: transaction, queue }, { email })
  })
}

/** R603: the document that the owner would get (R128). */
export async function exportAccountAsOperator(
  deps: Pick<Deps, 'db' | 'now' | 'site'>,
  { id, email_verified }: Account & { email_verified: boolean },
): Promise<Result<AccountExport>> {
  const memberships = await listMemberships(deps.db, id)
  const workspaces = new Map(memberships.map(({ workspace_id, role }) => [workspace_id, role]))
  const owner = { kind: 'account', userId: id, isAdmin: false, emailVerified: email_verified, workspaces } as const
  const exported = await exportAccount(deps, owner)
  if (exported.ok) await recordAct(deps.db, { action: 'export-account', accountId: id })
  return exported
}

/** R603: as if its owner had deleted it (R127). The entry outlives the account, so it has its id in its details. */
export async function deleteAccountAsOperator(
  deps: Omit<HostDeps, 'signIn'>,
  { account: { id }, signsInAtHost }: { account: Account; signsInAtHost: boolean },
): Promise<Result<null>> {
  const entry = { actorId: null, profileId: null, action: 'delete-account', details: { accountId: id } } as const
  const record = (transaction: Db) => insertModerationEntries(transaction, [entry])
  const removed = await removeAccount(deps, { userId: id, signsInAtHost, record })
  if (removed.ok) deps.logAuthEvent({ event: 'account-deleted', userId: id })
  return removed
}
