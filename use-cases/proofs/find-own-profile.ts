import type { Db } from '#db/connection.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { maySeeProfile, viewerRole } from '#domain/policy/profile-access.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { findProfileByHandle } from '#use-cases/profiles/find-profile-by-handle.ts'
import { profileOwnership } from '#use-cases/profiles/present-profile.ts'

type Account = Extract<Viewer, { kind: 'account' }>

/** R794: for its owner alone; an admin does not prove anything for others. */
export async function findOwnProfile(
  db: Db,
  viewer: Viewer,
  slug: string,
): Promise<Result<{ profile: ProfileRow; account: Account }>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const profile = await findProfileByHandle(db, slug)
  if (!profile || !maySeeProfile(viewer, profileOwnership(profile)))
    return fail('not_found', 'there is no such profile')
  if (viewerRole(viewer, profileOwnership(profile)) !== 'OWNER')
    return fail('forbidden', 'this profile is not yours to change')
  return ok({ profile, account: viewer })
}
