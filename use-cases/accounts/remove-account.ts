import type { Db } from '#db/connection.ts'
import { findUser, listWorkspaceOwnership } from '#db/queries/accounts/accounts.ts'
import { deleteUserRows, deleteWorkspaceRows } from '#db/queries/host/host-accounts.ts'
import {
  listProfileIdsOf,
  lockHostEntry,
  deleteFollowersOfProfiles,
  deleteReactionsOfUsers,
} from '#db/queries/host/host-entries.ts'
import { findHostIdsOfUsers } from '#db/queries/host/host-ids.ts'
import { deleteMailsTo } from '#db/queries/mail/mails.ts'
import { utcDay } from '#domain/day.ts'
import { fail, type Result } from '#domain/result.ts'
import { applyHostReport, type HostDeps } from '#use-cases/host/apply-report.ts'
import { applyWaitingReports } from '#use-cases/host/waiting-reports.ts'
import { Rollback } from '#use-cases/rollback.ts'

/** The workspaces of the account, locked in order, so that their members do not change until the transaction ends. */
async function lockStandings(db: Db, userId: string) {
  const before = await listWorkspaceOwnership(db, userId)
  for (const { id } of before) await lockHostEntry(db, { kind: 'workspace', id })
  return listWorkspaceOwnership(db, userId)
}

type Removal = {
  userId: string
  /** Whether people sign in at the site builder. */
  signsInAtHost: boolean
  /** Runs in the same transaction, last. */
  record?: (transaction: Db) => Promise<void>
}

/** R127: profile and work go with the account, and the workspaces in which it was alone. */
export async function removeAccount(
  deps: Omit<HostDeps, 'signIn'>,
  { userId, signsInAtHost, record }: Removal,
): Promise<Result<null>> {
  return applyHostReport(deps, async (transaction, effects) => {
    await lockHostEntry(transaction, { kind: 'user', id: userId })
    // R475: its reports come under this id; a join has locked the other one.
    const hostId = (await findHostIdsOfUsers(transaction, [userId])).get(userId) ?? userId
    if (hostId !== userId) await lockHostEntry(transaction, { kind: 'user', id: hostId })
    const user = await findUser(transaction, userId)
    const standings = await lockStandings(transaction, userId)
    const orphaned = standings.filter(({ role, others, other_owners }) => {
      return role === 'owner' && Number(others) > 0 && Number(other_owners) === 0
    })
    if (orphaned.length > 0) {
      const names = orphaned.map(({ name }) => name)
      throw new Rollback(fail('only_owner', 'hand your workspaces over first', { workspaces: names }))
    }
    const alone = standings.filter(({ others }) => Number(others) === 0).map(({ id }) => id)
    const shared = standings.filter(({ others }) => Number(others) > 0).map(({ id }) => id)
    await deleteReactionsOfUsers(transaction, { userIds: [userId], day: utcDay(deps.now()) })
    const gone = await listProfileIdsOf(transaction, { userIds: [userId], workspaceIds: alone })
    await deleteFollowersOfProfiles(transaction, gone)
    await deleteWorkspaceRows(transaction, alone)
    await deleteUserRows(transaction, [userId])
    if (user) await deleteMailsTo(transaction, { email: user.email, provenAt: user.email_verified_at })
    // The account with the same email at the site builder (R476).
    const work = { now: deps.now(), effects, signsIn: signsInAtHost }
    await applyWaitingReports(transaction, [{ kind: 'user', id: hostId }], work)
    // A workspace may have another first owner now, who may or may not be verified.
    for (const id of await listProfileIdsOf(transaction, { workspaceIds: shared })) effects.parted.add(id)
    await record?.(transaction)
    return null
  })
}
