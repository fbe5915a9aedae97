import { lockHostUser, upsertUser } from '#db/queries/host-accounts.ts'
import { listProfileIdsOf, lockHostEntry } from '#db/queries/host-entries.ts'
import { brokenUniqueness } from '#db/unique-violation.ts'
import { type HostAnswer, hostUserSchema } from '#domain/host-input.ts'
import { fail, type Result } from '#domain/result.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { applyReport, type HostDeps } from './apply-report.ts'
import { putStatus } from './put-status.ts'

const EMAIL_USED = fail('already_used', 'another account has this email', {
  email: ['Another account has this email.'],
})

/** R50: an account of the site builder, without a password of ours; its role is never touched. */
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
  try {
    return await applyReport(deps, async (transaction) => {
      await lockHostEntry(transaction, { kind: 'user', id })
      const status = putStatus(await lockHostUser(transaction, id), values)
      if (status !== 'unchanged') await upsertUser(transaction, { id, ...values }, { now: deps.now() })
      return { answer: { id, status }, touched: await listProfileIdsOf(transaction, { userIds: [id] }) }
    })
  } catch (error) {
    if (brokenUniqueness(error) === 'user_email_key') return EMAIL_USED
    throw error
  }
}
