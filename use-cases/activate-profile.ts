import { updateProfile } from '#db/queries/profile-writes.ts'
import { findProfileBySlug } from '#db/queries/profiles.ts'
import { maySeeProfile, seesPrivateFields } from '#domain/policy/profile-access.ts'
import { allMet } from '#domain/requirements.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'

import type { Deps } from './deps.ts'
import { ownership, requirementsOf } from './present-profile.ts'

/** R25: an explicit act, for a public profile with every hirable requirement met. */
export async function activateProfile(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { slug }: { slug: string },
): Promise<Result<null>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const row = await findProfileBySlug(db, slug)
  if (!row || !maySeeProfile(viewer, ownership(row))) return fail('not_found', 'there is no such profile')
  if (!seesPrivateFields(viewer, ownership(row)) || row.expert_status === 'SUSPENDED') {
    return fail('forbidden', 'this profile cannot be activated by you')
  }
  if (row.visibility !== 'PUBLIC')
    return fail('cannot_make_hirable', 'profile cannot be made hirable while it is private')
  if (!allMet(requirementsOf(row, now()).hirable)) return fail('cannot_make_hirable', 'profile cannot be made hirable')
  await updateProfile(db, row.id, {
    expert_status: 'ACTIVE',
    wants_hirable: true,
    activated_at: row.activated_at ?? now(),
    updated_at: now(),
  })
  return ok(null)
}
