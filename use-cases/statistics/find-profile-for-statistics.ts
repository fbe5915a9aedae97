import { findProfileOfUser, type ProfileRow } from '#db/queries/profiles/profiles.ts'
import { maySeeProfile, seesPrivateFields } from '#domain/policy/profile-access.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { findProfileByHandle } from '#use-cases/profiles/find-profile-by-handle.ts'
import { profileOwnership } from '#use-cases/profiles/present-profile.ts'

/** R122: a profile whose figures the viewer may read; without a handle, their own. */
export async function findProfileForStatistics(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  handle: string | undefined,
): Promise<Result<ProfileRow>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const row = await (handle === undefined ? findProfileOfUser(db, viewer.userId) : findProfileByHandle(db, handle))
  if (!row || !maySeeProfile(viewer, profileOwnership(row))) return fail('not_found', 'there is no such profile')
  return seesPrivateFields(viewer, profileOwnership(row))
    ? ok(row)
    : fail('forbidden', 'these statistics are not yours to read')
}
