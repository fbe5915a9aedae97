import { createIssue } from '#domain/issue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { operatorContactAddress } from '#domain/site/contact-address.ts'
import type { Deps } from '#use-cases/deps.ts'

type BlockDeps = Pick<Deps, 'blocks' | 'now' | 'site'>

/** R642: refuses an email of a blocked mail domain. What is blocked is not told. */
export function refuseBlockedEmail({ blocks, now, site }: BlockDeps, email: string): Result<undefined> {
  if (!blocks.hasEmail(email, now())) return ok(undefined)
  const contact = operatorContactAddress(site)
  return fail(
    'email_blocked',
    `this email address cannot be used here; use another one, or contact us: ${contact}`,
    undefined,
    [createIssue('email_blocked', { contact })],
  )
}

/** R643: refuses a network that may only read. */
export function refuseBlockedNetwork({ blocks, now, site }: BlockDeps, address: string): Result<undefined> {
  if (!blocks.hasAddress(address, now())) return ok(undefined)
  const contact = operatorContactAddress(site)
  return fail(
    'network_blocked',
    `your network may read this site but not send or change anything; if this is a mistake, contact us: ${contact}`,
    undefined,
    [createIssue('network_blocked', { contact })],
  )
}
