import { checkPassword } from '#adapters/auth/check-password.ts'
import { hasFreshHostSignIn } from '#domain/accounts/fresh-host-sign-in.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

type ProofDeps = Pick<Deps, 'db' | 'now' | 'signIn'>
type Account = Extract<Viewer, { kind: 'account' }>

/** R418: whether no password is needed, since the viewer has signed in at the site builder just now. */
function isProvedAtHost({ now, signIn }: Pick<Deps, 'now' | 'signIn'>, viewer: Viewer): boolean {
  return signIn.host !== undefined && hasFreshHostSignIn(viewer, now())
}

/** Whether a password has to be in the input. */
export function needsPassword(deps: Pick<Deps, 'now' | 'signIn'>, viewer: Viewer): boolean {
  return deps.signIn.passwords && !isProvedAtHost(deps, viewer)
}

/** A stolen session is not enough: takes a fresh sign-in at the site builder, or, where it counts (R419), the password. */
export async function reauthenticate(
  deps: ProofDeps,
  viewer: Account,
  { password, wrong }: { password: string; wrong: ReturnType<typeof fail> },
): Promise<Result<null>> {
  if (isProvedAtHost(deps, viewer)) return ok(null)
  if (!deps.signIn.passwords) return fail('fresh_sign_in_needed', `sign in at ${deps.signIn.host?.name} once more`)
  return (await checkPassword(deps, { userId: viewer.userId, password })) ? ok(null) : wrong
}
