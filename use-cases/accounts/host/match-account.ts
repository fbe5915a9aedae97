import type { HostIdentity } from '#adapters/auth/host/host-provider.ts'
import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { findUserByEmail, lockUser } from '#db/queries/accounts/account-writes.ts'
import {
  findUserBySubject,
  insertHostUser,
  insertHostLink,
  isLinkedToIssuer,
} from '#db/queries/accounts/host/host-links.ts'
import { lockHostEntry } from '#db/queries/host/host-entries.ts'
import { findHostEntry } from '#db/queries/host/host-reports.ts'
import { emailSchema } from '#domain/accounts/account.ts'
import type { HostSignInRefusal } from '#domain/accounts/host-sign-in.ts'
import { isId } from '#domain/id.ts'
import { MAX_LENGTH } from '#domain/limits.ts'
import { sanitizeName } from '#domain/text/name.ts'
import { releaseUnverifiedEmail } from '#use-cases/accounts/release-unverified-email.ts'

import { claimHostId, findAccountByHostId, isLinkedToOtherSubject } from './claim-host-id.ts'

export type AccountMatch =
  | { kind: 'account'; userId: string; isNew: boolean; yieldedBy?: string | undefined }
  /** R415: the owner of this account confirms first. */
  | { kind: 'join'; userId: string; email: string }
  | { kind: 'refused'; reason: HostSignInRefusal }

/** A name for mails, which the owner can change; never the address itself. */
function nameOf({ name, email }: { name: string | undefined; email: string }): string {
  return (
    sanitizeName(name ?? '', MAX_LENGTH.accountName) || (email.split('@', 1)[0] ?? '').slice(0, MAX_LENGTH.accountName)
  )
}

/** R413, R414, R415: the account of a subject; an email alone gives no access to one. In a transaction. */
export async function matchAccount(db: Db, identity: HostIdentity, { now }: { now: Date }): Promise<AccountMatch> {
  const { issuer, subject } = identity
  // Reports about the same person wait, and so do other sign-ins of theirs.
  await lockHostEntry(db, { kind: 'user', id: subject })
  const entry = await findHostEntry(db, { kind: 'user', id: subject })
  if (entry?.deleted) return { kind: 'refused', reason: 'deleted' }
  const linked = await findUserBySubject(db, identity)
  if (linked !== undefined) return { kind: 'account', userId: linked, isNew: false }
  const called = await findAccountByHostId(db, subject)
  const known = called === undefined ? undefined : await lockUser(db, called)
  if (known && entry && !(await isLinkedToIssuer(db, { userId: known.id, issuer }))) {
    // R409: the site builder alone never gets into an admin's account.
    if (known.role === 'admin') return { kind: 'join', userId: known.id, email: known.email }
    await insertHostLink(db, { userId: known.id, issuer, subject })
    return { kind: 'account', userId: known.id, isNew: false }
  }
  const email = identity.emailVerified ? emailSchema.safeParse(identity.email).data : undefined
  if (email === undefined) return { kind: 'refused', reason: 'email-unproven' }
  const holder = await findUserByEmail(db, email)
  if (holder?.email_verified) {
    const isOther = await isLinkedToOtherSubject(db, { userId: holder.id, subject })
    if (isOther || (await isLinkedToIssuer(db, { userId: holder.id, issuer })))
      return { kind: 'refused', reason: 'email-taken' }
    return { kind: 'join', userId: holder.id, email }
  }
  // The site builder's id is the account's id here, too. An id of ours that happens to be the same is somebody else's.
  const isFree = isId(subject) && called === undefined && (await lockUser(db, subject)) === undefined
  const userId = isFree ? subject : newId()
  const claim = await releaseUnverifiedEmail(db, { email, userId, now })
  if (!claim.free) return { kind: 'refused', reason: 'email-taken' }
  await insertHostUser(db, { id: userId, name: nameOf({ name: identity.name, email }), email, now })
  await insertHostLink(db, { userId, issuer, subject })
  await claimHostId(db, { userId, subject })
  return { kind: 'account', userId, isNew: true, yieldedBy: claim.yieldedBy }
}
