import type { Db } from '#db/connection.ts'
import { deleteTokens } from '#db/queries/accounts/account-tokens.ts'
import { setLock } from '#db/queries/accounts/locks.ts'
import { deletePendingSignIns, deleteSessions } from '#db/queries/accounts/sessions.ts'
import {
  type AccountRow,
  findAccountsByEmail,
  findAccountsById,
  findAccountsOfProfile,
  lockAccountRow,
} from '#db/queries/admin/admin-accounts.ts'
import { insertModerationEntries, listAccountEntries } from '#db/queries/admin/moderation.ts'
import { LINK_PURPOSES } from '#domain/accounts/account-link.ts'
import type { AuthEvent } from '#domain/accounts/auth-event.ts'
import {
  type AccountAct,
  accountActSchema,
  accountsQuerySchema,
  type AdminAccount,
  type AdminAccounts,
} from '#domain/admin/admin-accounts.ts'
import type { ModerationAction } from '#domain/admin/moderation-action.ts'
import { isId } from '#domain/id.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { findByHandle } from '#use-cases/profiles/find-by-handle.ts'

import { adminOf } from './admin-of.ts'
import { presentEntry } from './present-entry.ts'

const SHOWN_ENTRIES = 50

async function presentAccount(db: Db, row: AccountRow): Promise<AdminAccount> {
  const entries = await listAccountEntries(db, { accountId: row.id, limit: SHOWN_ENTRIES })
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified,
    role: row.role,
    secondFactor: row.two_factor_enabled,
    createdOn: row.created_at.toISOString(),
    lastSignInOn: row.last_sign_in_at?.toISOString() ?? null,
    lockedOn: row.locked_at?.toISOString() ?? null,
    lockReason: row.lock_reason,
    sessions: row.sessions ?? 0,
    profiles: row.profiles,
    history: entries.map(presentEntry),
  }
}

async function findRows(db: Db, { q, now }: { q: string; now: Date }): Promise<AccountRow[]> {
  if (q.includes('@', 1)) return findAccountsByEmail(db, { email: q, now })
  const profile = q === '' ? undefined : await findByHandle(db, q.replace(/^@/, ''))
  return profile ? findAccountsOfProfile(db, { profileId: profile.id, now }) : []
}

/** R254: by the whole email, or by the handle of a profile. */
export async function listAccounts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { query }: { query: Record<string, unknown> },
): Promise<Result<AdminAccounts>> {
  const admin = adminOf(viewer)
  if (!admin.ok) return admin
  const parsed = accountsQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const rows = await findRows(db, { q: parsed.data.q, now: now() })
  return ok({ items: await Promise.all(rows.map((row) => presentAccount(db, row))) })
}

const WRITTEN: Record<AccountAct, { action: ModerationAction; event: AuthEvent['event'] }> = {
  lock: { action: 'lock-account', event: 'account-locked' },
  unlock: { action: 'unlock-account', event: 'account-unlocked' },
  'end-sessions': { action: 'end-sessions', event: 'sessions-ended' },
}

const LOCKS = { lock: 'locked', unlock: 'unlocked' } as const

/** R255: ends the account's sessions, and with a lock prevents new ones; never an admin's, and always with a reason. */
export async function actOnAccount(
  { db, now, logAuthEvent }: Pick<Deps, 'db' | 'now' | 'logAuthEvent'>,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<AdminAccount>> {
  const admin = adminOf(viewer)
  if (!admin.ok) return admin
  const { userId: actorId } = admin.value
  return db.transaction().execute(async (transaction) => {
    const account = isId(id) ? await lockAccountRow(transaction, id) : undefined
    if (!account) return fail('not_found', 'there is no such account')
    if (account.role === 'admin')
      return fail('forbidden', 'this is an admin’s account: the operator takes the role away')
    const parsed = accountActSchema.safeParse(input)
    if (!parsed.success) return invalidInput(parsed.error)
    const { act, reason } = parsed.data
    if (act !== 'end-sessions') {
      const lock = act === 'lock' ? { at: now(), reason } : null
      if (!(await setLock(transaction, { userId: id, lock })))
        return fail('already_used', `it is ${LOCKS[act]} already`)
    }
    const ended = act === 'unlock' ? 0 : await deleteSessions(transaction, { userId: id })
    // Pending links and sign-ins that wait for a code must not take effect afterwards.
    if (act !== 'unlock') await deletePendingSignIns(transaction, id)
    if (act === 'lock') await deleteTokens(transaction, { userId: id, purposes: LINK_PURPOSES })
    const { action, event } = WRITTEN[act]
    const details = act === 'unlock' ? {} : { endedSessions: ended }
    await insertModerationEntries(transaction, [{ actorId, profileId: null, accountId: id, action, reason, details }])
    logAuthEvent({ event, userId: id, byUserId: actorId })
    const [row] = await findAccountsById(transaction, { id, now: now() })
    if (!row) throw new Error(`The account ${id} is gone while it was locked.`)
    return ok(await presentAccount(transaction, row))
  })
}
