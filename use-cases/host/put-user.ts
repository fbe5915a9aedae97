import { lockHostUser, upsertUser } from '#db/queries/host/host-accounts.ts'
import { listProfileIdsOf, lockHostEntry } from '#db/queries/host/host-entries.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { type HostAnswer, hostUserSchema } from '#domain/host/host-input.ts'
import { fail, type Result } from '#domain/result.ts'
import { yieldAddress } from '#use-cases/accounts/yield-address.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { applyReport, type HostDeps } from './apply-report.ts'
import { putStatus } from './put-status.ts'

const EMAIL_USED = fail('already_used', 'another account has this email', {
  email: ['Another account has this email.'],
})

const ADMIN_EMAIL = fail('forbidden', 'an admin changes the email of their account themselves')

/** R50, R174: stores an account of the site builder, without a password; its role is never changed. */
export async function putUser(
  deps: HostDeps,
  { id, input }: { id: string; input: unknown },
): Promise<Result<HostAnswer>> {
  const parsed = hostUserSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { name, email, emailVerified, createdOn } = parsed.data
  const values = {
    name,
    email,
    email_verified: emailVerified,
    ...(createdOn !== undefined && { created_at: new Date(createdOn) }),
  }
  let changed: string[] = []
  try {
    const done = await applyReport(deps, async (transaction) => {
      await lockHostEntry(transaction, { kind: 'user', id })
      const before = await lockHostUser(transaction, id)
      // Control of the email allows a password reset: otherwise the token could take over an admin's account.
      if (before?.role === 'admin' && before.email !== email) throw new Rollback(ADMIN_EMAIL)
      // R215: a confirmed email from the site builder overrides an account that never proved the address.
      const claim = emailVerified ? await yieldAddress(transaction, { email, userId: id, now: deps.now() }) : undefined
      changed = [claim?.yieldedBy, before && before.email !== email ? id : undefined].filter((one) => one !== undefined)
      const status = putStatus(before, values)
      if (status !== 'unchanged') await upsertUser(transaction, { id, ...values }, { now: deps.now() })
      return { answer: { id, status }, touched: await listProfileIdsOf(transaction, { userIds: [id] }) }
    })
    if (done.ok) for (const userId of changed) deps.logAuthEvent({ event: 'email-changed', userId })
    return done
  } catch (error) {
    if (violatedConstraint(error) === 'user_email_key') return EMAIL_USED
    throw error
  }
}
