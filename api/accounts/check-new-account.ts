import type { ApiDeps } from '#api/api-env.ts'
import { throwIfInvalid, unwrap } from '#api/errors.ts'
import { newAccountSchema } from '#domain/accounts/account.ts'
import { refuseBlockedEmail } from '#use-cases/admin/blocks/refuse-blocked.ts'

/** R238, R239: better-auth does not check these limits, and turns the database’s refusal into a bare error. R642. */
export function checkNewAccount(deps: ApiDeps, fields: unknown): void {
  const parsed = newAccountSchema.safeParse(fields)
  if (parsed.success) unwrap(refuseBlockedEmail(deps, parsed.data.email))
  else throwIfInvalid(parsed)
}
