import { updateProfile } from '#db/queries/profile-writes.ts'
import { findProfileBySlug } from '#db/queries/profiles.ts'
import { maySeeProfile, seesPrivateFields } from '#domain/policy/profile-access.ts'
import type { Visibility } from '#domain/profile.ts'
import { allMet } from '#domain/requirements.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'

import type { Deps } from './deps.ts'
import { ownership, requirementsOf } from './present-profile.ts'

/** R11: going public needs every public requirement. */
export async function setVisibility(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { slug, visibility }: { slug: string; visibility: Visibility },
): Promise<Result<null>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const row = await findProfileBySlug(db, slug)
  if (!row || !maySeeProfile(viewer, ownership(row))) return fail('not_found', 'there is no such profile')
  if (!seesPrivateFields(viewer, ownership(row))) return fail('forbidden', 'this profile is not yours')
  if (visibility === 'PUBLIC' && !allMet(requirementsOf(row, now()).public)) {
    return fail('cannot_make_public', 'profile cannot be made public')
  }
  await updateProfile(db, row.id, { visibility, updated_at: now() })
  return ok(null)
}
