import { findPasswordHash } from '#db/queries/accounts/accounts.ts'
import { listIssuersOfUser } from '#db/queries/accounts/host/host-links.ts'
import { hasFreshHostSignIn } from '#domain/accounts/fresh-host-sign-in.ts'
import type { SignInMethods } from '#domain/accounts/host-sign-in.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

/** How the viewer can prove who they are. */
export async function readSignInMethods(
  { db, now, signIn }: Pick<Deps, 'db' | 'now' | 'signIn'>,
  viewer: Viewer,
): Promise<Result<SignInMethods>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const { userId } = viewer
  const password = signIn.passwords && (await findPasswordHash(db, userId)) !== undefined
  if (!signIn.host) return ok({ password, host: null })
  const linked = (await listIssuersOfUser(db, userId)).length > 0
  return ok({ password, host: { name: signIn.host.name, linked, fresh: hasFreshHostSignIn(viewer, now()) } })
}
