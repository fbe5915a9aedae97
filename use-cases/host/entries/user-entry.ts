import type { Db } from '#db/connection.ts'
import { releaseEmail, lockUserByEmail } from '#db/queries/accounts/account-writes.ts'
import { deleteUserRows, lockHostUser, upsertUser } from '#db/queries/host/host-accounts.ts'
import { listProfileIdsOf, deleteFollowersOfProfiles, deleteReactionsOfUsers } from '#db/queries/host/host-entries.ts'
import { findHostIdsOfUsers } from '#db/queries/host/host-ids.ts'
import { findHostEntry } from '#db/queries/host/host-reports.ts'
import { utcDay } from '#domain/day.ts'
import { hostUserSchema, type HostUserInput } from '#domain/host/host-input.ts'
import { fail } from '#domain/result.ts'
import { releaseUnverifiedEmail } from '#use-cases/accounts/release-unverified-email.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { computeHostWriteStatus } from './compute-host-write-status.ts'
import { addAllToSet, type HostEntryType } from './entry-type.ts'

export const EMAIL_TAKEN = fail('already_used', 'another account has this email', {
  email: ['Another account has this email.'],
})

const ADMIN_EMAIL = fail('forbidden', 'an admin changes the email of their account themselves')
const ADMIN_DELETED = fail('forbidden', 'an admin’s account is deleted by admins only')

export function userColumns({ name, email, emailVerified, createdOn }: HostUserInput) {
  return {
    name,
    email,
    email_verified: emailVerified,
    ...(createdOn !== undefined && { created_at: new Date(createdOn) }),
  }
}

async function findHolder(db: Db, { id, email }: { id: string; email: string }) {
  const holder = await lockUserByEmail(db, email)
  if (!holder || holder.id === id) return undefined
  const hostId = (await findHostIdsOfUsers(db, [holder.id])).get(holder.id) ?? holder.id
  const entry = await findHostEntry(db, { kind: 'user', id: hostId })
  return { ...holder, hostId, isReported: entry !== undefined && !entry.deleted }
}

/** R50, R174: an account of the site builder, without a password; its role is never changed. */
export const userEntry: HostEntryType<typeof hostUserSchema> = {
  schema: hostUserSchema,
  async findObstacle(db, { id, input, versioned }) {
    const before = await lockHostUser(db, id)
    // Control of the email allows a password reset: otherwise the token could take over an admin's account.
    if (before?.role === 'admin' && before.email !== input.email) {
      return { refusal: ADMIN_EMAIL, missing: [], mayPass: false }
    }
    const holder = await findHolder(db, { id, email: input.email })
    if (!holder) return undefined
    const isAdmin = holder.role === 'admin'
    // R215: a confirmed email from the site builder overrides an account that never proved the address.
    const yields = input.emailVerified && !holder.email_verified && !isAdmin
    if (yields && !(versioned && holder.isReported)) return undefined
    // R403, R476: until the other one has moved on, or its owner has joined both. An admin's email cannot be taken over.
    return { refusal: EMAIL_TAKEN, missing: [], mayPass: true, ...(!isAdmin && { heldBy: holder.hostId }) }
  },
  async write(db, { id, input, now, effects }) {
    const before = await lockHostUser(db, id)
    const values = userColumns(input)
    const claim = input.emailVerified
      ? await releaseUnverifiedEmail(db, { email: input.email, userId: id, now })
      : undefined
    if (claim?.yieldedBy) effects.emailChanged.add(claim.yieldedBy)
    if (before && before.email !== input.email) effects.emailChanged.add(id)
    const status = computeHostWriteStatus(before, values)
    if (status !== 'unchanged') await upsertUser(db, { id, ...values }, { now })
    addAllToSet(effects.touched, await listProfileIdsOf(db, { userIds: [id] }))
    return status
  },
  /** R53: profile, listings and work go with the account; so does what it followed and liked. */
  async remove(db, { id, now }) {
    const before = await lockHostUser(db, id)
    if (before?.role === 'admin') throw new Rollback(ADMIN_DELETED)
    await deleteReactionsOfUsers(db, { userIds: [id], day: utcDay(now) })
    await deleteFollowersOfProfiles(db, await listProfileIdsOf(db, { userIds: [id] }))
    await deleteUserRows(db, [id])
    return before !== undefined
  },
  detach: releaseEmail,
}
