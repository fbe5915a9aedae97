import { accountMails } from '#adapters/mail/account-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import type { Db } from '#db/connection.ts'
import { findAccountToken, consumeAccountToken } from '#db/queries/accounts/account-tokens.ts'
import { lockUser, setVerifiedEmail } from '#db/queries/accounts/account-writes.ts'
import { isEmailManagedByHost } from '#db/queries/host/host-reports.ts'
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { EMAIL_LINK_PURPOSES, type EmailLink, accountLinkTokenSchema } from '#domain/accounts/account-link.ts'
import { fail, failField, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { refuseBlockedEmail } from '#use-cases/admin/blocks/refuse-blocked.ts'
import type { Deps } from '#use-cases/deps.ts'
import { applyWaitingReportBatch } from '#use-cases/host/apply-waiting-report-batch.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'

import { hashLinkToken } from './link-token.ts'
import { releaseUnverifiedEmail } from './release-unverified-email.ts'
import { EMAIL_MANAGED_BY_HOST } from './request-link.ts'

type ConfirmDeps = Pick<Deps, 'db' | 'blocks' | 'queue' | 'site' | 'now' | 'logAuthEvent' | 'reportError' | 'signIn'>
type Confirmed = { userId: string; changed: boolean; yieldedBy?: string | undefined }

const WORDS = 'this link has expired or was used before'
const GONE = failField('validation_failed', WORDS, {
  field: 'token',
  code: 'link_used',
  text: 'This link has expired or was used before.',
})
const TAKEN = fail('already_used', 'another account has this email')

const tokenOf = (token: string, now: Date) => ({ tokenHash: hashLinkToken(token), purposes: EMAIL_LINK_PURPOSES, now })

/** R206: what the link is about. Reading changes nothing, since mail scanners open links, too. */
export async function previewEmailLink(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  input: unknown,
): Promise<Result<EmailLink>> {
  const parsed = accountLinkTokenSchema.safeParse(input)
  const found = parsed.success ? await findAccountToken(db, tokenOf(parsed.data.token, now())) : undefined
  if (!found || found.purpose === 'reset-password') return fail('not_found', WORDS)
  const yours = viewer.kind === 'account' && viewer.userId === found.user_id
  return ok({ purpose: found.purpose, email: found.email, yours })
}

/** The accounts that have another email now. */
function movedBy({ userId, changed, yieldedBy }: Confirmed): string[] {
  return [...(changed ? [userId] : []), ...(yieldedBy === undefined ? [] : [yieldedBy])]
}

/** Locks the account before it uses up the token, as every caller does. */
async function confirm(deps: ConfirmDeps, db: Db, token: string): Promise<Result<Confirmed>> {
  const now = deps.now()
  const wanted = tokenOf(token, now)
  const found = await findAccountToken(db, wanted)
  const user = found && (await lockUser(db, found.user_id))
  if (!found || !user || !(await consumeAccountToken(db, wanted))) return GONE
  const { email } = found
  const changed = found.purpose === 'change-email'
  if (!changed && user.email !== email) return GONE
  if (await isEmailManagedByHost(db, user)) return EMAIL_MANAGED_BY_HOST
  // R642: the domain may have been blocked since the link was mailed.
  const open = changed ? refuseBlockedEmail(deps, email) : ok(undefined)
  if (!open.ok) return open
  const claim = await releaseUnverifiedEmail(db, { email, userId: user.id, now })
  if (!claim.free) return TAKEN
  await setVerifiedEmail(db, { id: user.id, email, now })
  if (changed) {
    const { name } = user
    if (user.email_verified)
      await queueMail(deps, db, {
        to: user.email,
        ...renderMailTemplate(deps.site, accountMails.emailChanged, { name }),
      })
    await queueMail(deps, db, { to: email, ...renderMailTemplate(deps.site, accountMails.emailNowUsed, { name }) })
  }
  const confirmed = { userId: user.id, changed, yieldedBy: claim.yieldedBy }
  const userIds = movedBy(confirmed)
  // R526: in case this process dies, or applying them fails, after the commit.
  if (userIds.length > 0) await deps.queue.send(db, 'apply-waiting-reports', { userIds })
  return ok(confirmed)
}

/**
 * R403: afterwards, since reports lock what they are about before any account: the address is the account's own already,
 * whatever becomes of them. What fails here is done by the job.
 */
async function applyReports(deps: ConfirmDeps, confirmed: Confirmed): Promise<void> {
  const userIds = movedBy(confirmed)
  if (userIds.length === 0) return
  await applyWaitingReportBatch(deps, { userIds }).catch((error: unknown) =>
    deps.reportError(error, 'reports that waited for an email are applied later'),
  )
}

/** R205, R206: the address is the account's own now. Pressing the button does not sign the visitor in. */
export async function confirmEmail(
  deps: ConfirmDeps,
  { input, clientAddress }: { input: unknown; clientAddress: string },
): Promise<Result<null>> {
  const parsed = accountLinkTokenSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  try {
    const done = await retryOnDeadlock(() =>
      deps.db.transaction().execute((transaction) => confirm(deps, transaction, parsed.data.token)),
    )
    if (!done.ok) return done
    const { userId, changed, yieldedBy } = done.value
    deps.logAuthEvent({ event: changed ? 'email-changed' : 'email-verified', userId, clientAddress })
    if (yieldedBy) deps.logAuthEvent({ event: 'email-changed', userId: yieldedBy, clientAddress })
    await applyReports(deps, done.value)
    return ok(null)
  } catch (error) {
    // Somebody else signed up with the address at the same moment.
    if (violatedConstraint(error) === 'user_email_key') return TAKEN
    throw error
  }
}
