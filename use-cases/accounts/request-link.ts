import type { z } from 'zod'

import { findUser } from '#db/queries/accounts/accounts.ts'
import { isEmailManagedByHost } from '#db/queries/host/host-reports.ts'
import {
  requestEmailChangeSchema,
  verificationMailSchema,
  type MailAccountLinkJob,
} from '#domain/accounts/account-link.ts'
import { requestPasswordResetSchema } from '#domain/accounts/account.ts'
import { fail, failField, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { refuseBlockedEmail } from '#use-cases/admin/blocks/refuse-blocked.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

/** R512: the next comparison would undo it. */
export const EMAIL_MANAGED_BY_HOST = fail(
  'forbidden',
  'the site builder reports this email: change or confirm it there',
)

type LinkDeps = Pick<Deps, 'db' | 'queue'>

/** R207: the same work for everyone, one row in the queue; the job looks up whose address it is. */
async function queueLink({ db, queue }: LinkDeps, link: MailAccountLinkJob): Promise<Result<null>> {
  await queue.send(db, 'mail-account-link', link)
  return ok(null)
}

function parse<T>(schema: z.ZodType<T>, input: unknown): Result<T> {
  const parsed = schema.safeParse(input)
  return parsed.success ? ok(parsed.data) : invalidInput(parsed.error)
}

export async function requestResetLink(deps: LinkDeps, input: unknown): Promise<Result<null>> {
  const parsed = parse(requestPasswordResetSchema, input)
  return parsed.ok ? queueLink(deps, { purpose: 'reset-password', email: parsed.value.email }) : parsed
}

/** R706: the mail that is sent again leads on to what the account was made for, too. */
export async function requestVerificationLink(deps: LinkDeps, input: unknown): Promise<Result<null>> {
  const parsed = parse(verificationMailSchema, input)
  if (!parsed.ok) return parsed
  const { email, purpose } = parsed.value
  return queueLink(deps, { purpose: 'verify-email', email, ...(purpose && { signUpPurpose: purpose }) })
}

/** R129: the caller has checked the password (R171). */
export async function requestEmailChange(
  deps: LinkDeps & Pick<Deps, 'blocks' | 'now' | 'site'>,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<null>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const parsed = parse(requestEmailChangeSchema, input)
  if (!parsed.ok) return parsed
  const { newEmail } = parsed.value
  const user = await findUser(deps.db, viewer.userId)
  if (user && (await isEmailManagedByHost(deps.db, user))) return EMAIL_MANAGED_BY_HOST
  if (user?.email === newEmail) {
    return failField('validation_failed', 'this is your email already', {
      field: 'newEmail',
      code: 'same_email',
      text: 'This is your email already.',
    })
  }
  const open = refuseBlockedEmail(deps, newEmail)
  if (!open.ok) return open
  return queueLink(deps, { purpose: 'change-email', userId: viewer.userId, email: newEmail })
}
