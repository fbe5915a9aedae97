import { findMarks, findProfileByOldHandle, findProfileBySlug } from '#db/queries/profiles/profiles.ts'
import { maySeeProfile } from '#domain/policy/profile-access.ts'
import { isHandle, normalizeHandle } from '#domain/profiles/handle.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { ownershipOf, presentProfile } from './present-profile.ts'

export type FoundProfile = { kind: 'profile'; profile: Profile; version: number } | { kind: 'moved'; slug: string }

const MISSING = fail('not_found', 'there is no such profile')
const NO_MARKS = { isFollowing: false, isLiked: false }

/** A profile by its handle; not found where the viewer may not see it (R6). */
export async function readProfile(
  { db, now, site }: Pick<Deps, 'db' | 'now' | 'site'>,
  viewer: Viewer,
  input: { slug: string },
): Promise<Result<FoundProfile>> {
  const slug = normalizeHandle(input.slug)
  if (!isHandle(slug)) return MISSING
  const row = await findProfileBySlug(db, slug)
  if (row && maySeeProfile(viewer, ownershipOf(row))) {
    const marks =
      viewer.kind === 'account' ? await findMarks(db, { userId: viewer.userId, profileId: row.id }) : NO_MARKS
    return ok({
      kind: 'profile',
      profile: presentProfile(row, { viewer, marks, now: now(), site }),
      version: row.version,
    })
  }
  // The query also runs for a hidden profile, so that it takes as long as a missing one.
  const moved = await findProfileByOldHandle(db, slug)
  if (!row && moved && maySeeProfile(viewer, ownershipOf(moved))) return ok({ kind: 'moved', slug: moved.slug })
  return MISSING
}
