import type { Auth } from '#adapters/auth/auth.ts'
import { accountDeletionSchema, provenDeletionSchema } from '#domain/accounts/account-deletion.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import type { HostDeps } from '#use-cases/host/apply-report.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { needsPassword, reauthenticate } from './reauthenticate.ts'
import { removeAccount } from './remove-account.ts'

/** R127: by its owner, who proves it. */
export async function deleteAccount(
  deps: HostDeps & Pick<Deps, 'signIn'> & { auth: Auth },
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<null>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const schema = needsPassword(deps, viewer) ? accountDeletionSchema : provenDeletionSchema
  const parsed = schema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { userId } = viewer
  const wrong = fail('forbidden', 'the password is not right')
  const proof = await reauthenticate(deps, viewer, { password: parsed.data.password ?? '', wrong })
  if (!proof.ok) return proof
  return removeAccount(deps, { userId, signsInAtHost: deps.signIn.host !== undefined })
}
