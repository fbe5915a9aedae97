import { hashPassword } from '#adapters/auth/password-hashing.ts'
import { EASY_PASSWORD_MESSAGE, isEasyPassword } from '#adapters/auth/password-strength.ts'
import type { Db } from '#db/connection.ts'
import { deleteAccountTokens, findAccountToken, consumeAccountToken } from '#db/queries/accounts/account-tokens.ts'
import {
  clearInquiryAddress,
  deleteSignInMethods,
  deleteSessionsOfUser,
  lockUser,
  setPasswordHash,
  setVerifiedEmail,
} from '#db/queries/accounts/account-writes.ts'
import { findUser } from '#db/queries/accounts/accounts.ts'
import { deleteFactor, isFactorRecent } from '#db/queries/accounts/second-factor.ts'
import { deletePendingSignIns } from '#db/queries/accounts/sessions.ts'
import { isEmailManagedByHost } from '#db/queries/host/host-reports.ts'
import {
  ACCOUNT_LINK_PURPOSES,
  type AccountLinkPurpose,
  accountLinkTokenSchema,
  completePasswordResetSchema,
} from '#domain/accounts/account-link.ts'
import { fail, failField, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { hashLinkToken } from './link-token.ts'
import { sendAccountNotice } from './send-account-notice.ts'

type ResetDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'now' | 'logAuthEvent' | 'signIn'>

const PURPOSES: readonly AccountLinkPurpose[] = ['reset-password']
const GONE = failField('validation_failed', 'this link has expired or was used before', {
  field: 'token',
  code: 'link_used',
  text: 'This link has expired or was used before.',
})
const EASY = failField('validation_failed', EASY_PASSWORD_MESSAGE, {
  field: 'newPassword',
  code: 'easy_password',
  text: EASY_PASSWORD_MESSAGE,
})

type Change = { userId: string; email: string; tokenHash: string; hash: string; now: Date }

/** Returns true if the token was still valid; then it is used up, with every other link and session of the account. */
async function change(db: Db, { userId, email, tokenHash, hash, now }: Change): Promise<boolean> {
  const user = await lockUser(db, userId)
  if (user?.email !== email || !(await consumeAccountToken(db, { tokenHash, purposes: PURPOSES, now }))) return false
  if (!user.email_verified) {
    // The person who created the account need not own this mailbox: every other way to sign in is removed (R209).
    await deleteSignInMethods(db, userId)
    await clearInquiryAddress(db, userId)
    // R512: a reported email is confirmed at the site builder.
    if (!(await isEmailManagedByHost(db, user))) await setVerifiedEmail(db, { id: userId, email, now })
  }
  // R257: a thief of the password may have turned it on; the owner of the mailbox turns it off again.
  if (!user.email_verified || (await isFactorRecent(db, { userId, now }))) await deleteFactor(db, userId)
  await setPasswordHash(db, { userId, hash, now })
  await deleteSessionsOfUser(db, userId)
  await deletePendingSignIns(db, userId)
  await deleteAccountTokens(db, { userId, purposes: ACCOUNT_LINK_PURPOSES })
  return true
}

/** R290: whether the link is still good, before anyone thinks of a new password. */
export async function previewResetLink(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  input: unknown,
): Promise<Result<{ purpose: 'reset-password'; email: string }>> {
  const parsed = accountLinkTokenSchema.safeParse(input)
  const wanted = parsed.success && { tokenHash: hashLinkToken(parsed.data.token), purposes: PURPOSES, now: now() }
  const found = wanted && (await findAccountToken(db, wanted))
  return found
    ? ok({ purpose: 'reset-password', email: found.email })
    : fail('not_found', 'this link has expired or was used before')
}

/** R209: sets a new password for the holder of the mailed link. */
export async function resetPassword(
  deps: ResetDeps,
  { input, clientAddress }: { input: unknown; clientAddress: string },
): Promise<Result<{ userId: string; email: string }>> {
  const parsed = completePasswordResetSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { token, newPassword } = parsed.data
  const tokenHash = hashLinkToken(token)
  const found = await findAccountToken(deps.db, { tokenHash, purposes: PURPOSES, now: deps.now() })
  const user = found && (await findUser(deps.db, found.user_id))
  if (!user) return GONE
  // A refused password does not use up the link.
  if (await isEasyPassword(newPassword, { ...user, siteName: deps.site.name })) return EASY
  const hash = await hashPassword(newPassword)
  const wanted = { userId: user.id, email: found.email, tokenHash, hash, now: deps.now() }
  const done = await deps.db.transaction().execute(async (transaction) => {
    if (!(await change(transaction, wanted))) return false
    await sendAccountNotice(deps, transaction, { kind: 'password-changed', userId: user.id })
    return true
  })
  if (!done) return GONE
  deps.logAuthEvent({ event: 'password-reset', userId: user.id, clientAddress })
  return ok({ userId: user.id, email: found.email })
}
