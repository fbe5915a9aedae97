import { z } from 'zod'

import type { Auth } from '#adapters/auth/auth.ts'
import type { Db } from '#db/connection.ts'
import { findUser, listStandings } from '#db/queries/accounts/accounts.ts'
import { deleteUserRows, deleteWorkspaceRows } from '#db/queries/host/host-accounts.ts'
import {
  listProfileIdsOf,
  lockHostEntry,
  uncountFollowersOf,
  uncountMarksOfUsers,
} from '#db/queries/host/host-entries.ts'
import { readHostIds } from '#db/queries/host/host-ids.ts'
import { deleteMailsTo } from '#db/queries/mail/mails.ts'
import { dayOf } from '#domain/day.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { applyReport, type HostDeps } from '#use-cases/host/apply-report.ts'
import { applyWaiting } from '#use-cases/host/waiting-reports.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { needsPassword, proveOwner } from './prove-owner.ts'

export const accountDeletionSchema = z
  .strictObject({ password: z.string('Enter your password.').min(1, 'Enter your password.') })
  .meta({ id: 'AccountDeletion', example: { password: 'my current password' } })

/** R418: a fresh sign-in at the site builder stands for the password. */
const provenDeletionSchema = z.strictObject({ password: z.string().optional() })

/** The workspaces of the account, locked in order, so that their members do not change until the transaction ends. */
async function lockStandings(db: Db, userId: string) {
  const before = await listStandings(db, userId)
  for (const { id } of before) await lockHostEntry(db, { kind: 'workspace', id })
  return listStandings(db, userId)
}

/** R127: profile and work go with the account, and the workspaces in which it was alone. */
export async function deleteAccount(
  deps: HostDeps & Pick<Deps, 'signIn'> & { auth: Auth },
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<null>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const schema = needsPassword(deps, viewer) ? accountDeletionSchema : provenDeletionSchema
  const parsed = schema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { userId } = viewer
  const wrong = fail('forbidden', 'the password is not right')
  const proof = await proveOwner(deps, viewer, { password: parsed.data.password ?? '', wrong })
  if (!proof.ok) return proof
  return applyReport(deps, async (transaction, effects) => {
    await lockHostEntry(transaction, { kind: 'user', id: userId })
    // R475: its reports come under this id; a join has locked the other one.
    const hostId = (await readHostIds(transaction, [userId])).get(userId) ?? userId
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
    await uncountMarksOfUsers(transaction, { userIds: [userId], day: dayOf(deps.now()) })
    const gone = await listProfileIdsOf(transaction, { userIds: [userId], workspaceIds: alone })
    await uncountFollowersOf(transaction, gone)
    await deleteWorkspaceRows(transaction, alone)
    await deleteUserRows(transaction, [userId])
    if (user) await deleteMailsTo(transaction, { email: user.email, provenAt: user.email_verified_at })
    // Whoever has the same email at the site builder (R476).
    const work = { now: deps.now(), effects, signsIn: deps.signIn.host !== undefined }
    await applyWaiting(transaction, [{ kind: 'user', id: hostId }], work)
    // A workspace may have another first owner now, who may or may not be verified.
    for (const id of await listProfileIdsOf(transaction, { workspaceIds: shared })) effects.parted.add(id)
    return null
  })
}
