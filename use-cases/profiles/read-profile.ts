import { findReactions } from '#db/queries/profiles/profiles.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { findVisibleProfile, type MovedProfile } from './find-profile-by-handle.ts'
import { presentProfile } from './present-profile.ts'

export type FoundProfile = { kind: 'profile'; profile: Profile; version: number } | MovedProfile

const NO_REACTIONS = { isFollowing: false, isLiked: false }

/** A profile by its handle; not found where the viewer may not see it (R6). */
export async function readProfile(
  { db, now, site }: Pick<Deps, 'db' | 'now' | 'site'>,
  viewer: Viewer,
  { slug }: { slug: string },
): Promise<Result<FoundProfile>> {
  const found = await findVisibleProfile(db, viewer, slug)
  if (!found.ok) return found
  if (found.value.kind === 'moved') return ok(found.value)
  const { row } = found.value
  const reactions =
    viewer.kind === 'account' ? await findReactions(db, { userId: viewer.userId, profileId: row.id }) : NO_REACTIONS
  return ok({
    kind: 'profile',
    profile: presentProfile(row, { viewer, reactions, now: now(), site }),
    version: row.version,
  })
}
