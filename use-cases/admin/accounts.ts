import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import { statusMails } from '#adapters/mail/status-mails.ts'
import type { Db } from '#db/connection.ts'
import { setLock } from '#db/queries/accounts/account-locks.ts'
import { deleteAccountTokens } from '#db/queries/accounts/account-tokens.ts'
import { deletePendingSignIns, deleteSessions } from '#db/queries/accounts/sessions.ts'
import { countAccountsUpTo, searchAccounts } from '#db/queries/admin/account-search.ts'
import {
  type AccountRow,
  findAccountsByEmail,
  findAccountsById,
  findAccountsOfProfile,
  lockAccountRow,
} from '#db/queries/admin/admin-accounts.ts'
import { insertModerationEntries, listAccountModerationEntries } from '#db/queries/admin/moderation.ts'
import { ACCOUNT_LINK_PURPOSES } from '#domain/accounts/account-link.ts'
import type { AuthEvent } from '#domain/accounts/auth-event.ts'
import {
  type AccountAct,
  accountActSchema,
  accountsQuerySchema,
  type AdminAccount,
  type AdminAccounts,
} from '#domain/admin/admin-accounts.ts'
import type { AuditedAction } from '#domain/admin/moderation-action.ts'
import { isId } from '#domain/id.ts'
import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import { okUnlessBeyondLast, countListPages, pageLimitOffset } from '#domain/page-number.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import { endAccountLock } from '#use-cases/moderation/end-decisions.ts'
import { recordDecision } from '#use-cases/moderation/record-decision.ts'
import { findProfileByHandle } from '#use-cases/profiles/find-profile-by-handle.ts'

import { presentEntry } from './present-entry.ts'
import { requireAdminViewer } from './require-admin-viewer.ts'

const SHOWN_ENTRIES = 50
const REACHED = MAX_PAGES * PAGE_SIZE

async function presentAccounts(db: Db, rows: AccountRow[]): Promise<AdminAccount[]> {
  if (rows.length === 0) return []
  const entries = await listAccountModerationEntries(db, { accountIds: rows.map(({ id }) => id), limit: SHOWN_ENTRIES })
  return rows.map((row) => ({
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
    history: entries.filter((entry) => entry.account_id === row.id).map(presentEntry),
  }))
}

/** A whole email, or a handle with its @, means the accounts that have it and no others. */
async function findExact(db: Db, { q, now }: { q: string; now: Date }): Promise<AccountRow[]> {
  if (q.includes('@', 1)) return findAccountsByEmail(db, { email: q, now })
  const profile = q.startsWith('@') ? await findProfileByHandle(db, q.slice(1)) : undefined
  return profile ? findAccountsOfProfile(db, { profileId: profile.id, now }) : []
}

const bounded = (count: number) => ({ total: Math.min(count, REACHED), more: count > REACHED })

/** R757: of all that `listAccounts` lists. */
export async function countAccounts(db: Db): Promise<Pick<AdminAccounts, 'total' | 'more'>> {
  return bounded(await countAccountsUpTo(db, REACHED + 1))
}

/** R254: by part of the name, the email or a handle; all of them, if nothing is searched for. */
export async function listAccounts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { query }: { query: Record<string, unknown> },
): Promise<Result<AdminAccounts>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = accountsQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { q, page } = parsed.data
  const exact = await findExact(db, { q, now: now() })
  if (exact.length > 0) {
    const items = await presentAccounts(db, exact)
    return okUnlessBeyondLast({ items, total: items.length, page, pages: 1, more: false })
  }
  const search = { q: q.replace(/^@/, ''), reached: REACHED + 1, ...pageLimitOffset(page) }
  const { ids, count } = await searchAccounts(db, search)
  const rows = ids.length > 0 ? await findAccountsById(db, { ids, now: now() }) : []
  const { total, more } = bounded(count)
  return okUnlessBeyondLast({ items: await presentAccounts(db, rows), total, page, pages: countListPages(total), more })
}

const WRITTEN: Record<AccountAct, { action: AuditedAction; event: AuthEvent['event'] }> = {
  lock: { action: 'lock-account', event: 'account-locked' },
  unlock: { action: 'unlock-account', event: 'account-unlocked' },
  'end-sessions': { action: 'end-sessions', event: 'sessions-ended' },
}

const LOCKS = { lock: 'locked', unlock: 'unlocked' } as const

/** R255: ends the account's sessions, and with a lock prevents new ones; never an admin's, and always with a reason. */
export async function actOnAccount(
  {
    db,
    now,
    logAuthEvent,
    queue,
    site,
    signer,
  }: Pick<Deps, 'db' | 'now' | 'logAuthEvent' | 'queue' | 'site' | 'signer'>,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<AdminAccount>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const { userId: actorId } = admin.value
  return db.transaction().execute(async (transaction) => {
    const account = isId(id) ? await lockAccountRow(transaction, id) : undefined
    if (!account) return fail('not_found', 'there is no such account')
    if (account.role === 'admin')
      return fail('forbidden', 'this is an admin’s account: the operator takes the role away')
    const parsed = accountActSchema.safeParse(input)
    if (!parsed.success) return invalidInput(parsed.error)
    const { act, reason, rule, foundBy = 'admin' } = parsed.data
    if (act !== 'end-sessions') {
      const lock = act === 'lock' ? { at: now(), reason } : null
      if (!(await setLock(transaction, { userId: id, lock })))
        return fail('already_used', `it is ${LOCKS[act]} already`)
    }
    const ended = act === 'unlock' ? 0 : await deleteSessions(transaction, { userId: id })
    // Pending links and sign-ins that wait for a code must not take effect afterwards.
    if (act !== 'unlock') await deletePendingSignIns(transaction, id)
    if (act === 'lock') await deleteAccountTokens(transaction, { userId: id, purposes: ACCOUNT_LINK_PURPOSES })
    const { action, event } = WRITTEN[act]
    const details = act === 'unlock' ? {} : { endedSessions: ended }
    await insertModerationEntries(transaction, [{ actorId, profileId: null, accountId: id, action, reason, details }])
    logAuthEvent({ event, userId: id, byUserId: actorId })
    const [row] = await findAccountsById(transaction, { ids: [id], now: now() })
    if (!row) throw new Error(`The account ${id} is gone while it was locked.`)
    // R295: to a proven address alone.
    const email = row.email_verified ? row.email : null
    if (act === 'lock') {
      await recordDecision({ queue, site, signer, now }, transaction, {
        act: 'lock-account',
        affected: { accountId: id },
        profileId: null,
        subject: row.name,
        rule,
        facts: reason,
        foundBy,
        decidedBy: actorId,
        previous: {},
        email,
        name: row.name,
      })
    }
    if (act === 'unlock') {
      await endAccountLock(transaction, { accountId: id, by: actorId, now: now() })
      if (email !== null) {
        const mail = renderMailTemplate(site, statusMails['account-unlocked'], { name: row.name })
        await queueMail({ queue, site }, transaction, { to: email, ...mail })
      }
    }
    const [presented] = await presentAccounts(transaction, [row])
    return presented ? ok(presented) : fail('not_found', 'there is no such account')
  })
}
