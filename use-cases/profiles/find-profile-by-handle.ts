import type { Db } from '#db/connection.ts'
import { findProfileByFormerHandle, findProfileBySlug, type ProfileRow } from '#db/queries/profiles/profiles.ts'
import { maySeeProfile } from '#domain/policy/profile-access.ts'
import { isHandle, normalizeHandle } from '#domain/profiles/handle.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'

import { profileOwnership } from './present-profile.ts'

/** Finds a profile by a raw handle: in any letter case, and possibly invalid. */
export async function findProfileByHandle(db: Db, text: string): Promise<ProfileRow | undefined> {
  const handle = normalizeHandle(text)
  return isHandle(handle) ? findProfileBySlug(db, handle) : undefined
}

/** R4: the handle has changed. */
export type MovedProfile = { kind: 'moved'; slug: string }

const MISSING = fail('not_found', 'there is no such profile')

/** The same for a reader: a profile that they may see (R6), or where it has moved to. */
export async function findVisibleProfile(
  db: Db,
  viewer: Viewer,
  text: string,
): Promise<Result<{ kind: 'found'; row: ProfileRow } | MovedProfile>> {
  const handle = normalizeHandle(text)
  if (!isHandle(handle)) return MISSING
  const row = await findProfileBySlug(db, handle)
  if (row && maySeeProfile(viewer, profileOwnership(row))) return ok({ kind: 'found', row })
  // The query also runs for a hidden profile, so that it takes as long as a missing one.
  const moved = await findProfileByFormerHandle(db, handle)
  if (!row && moved && maySeeProfile(viewer, profileOwnership(moved))) return ok({ kind: 'moved', slug: moved.slug })
  return MISSING
}
