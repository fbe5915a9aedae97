import { updateProfile } from '#db/queries/profiles/profile-writes.ts'
import { findProfileById } from '#db/queries/profiles/profiles.ts'
import { isId } from '#domain/id.ts'
import { PROFILE_SUSPENDED, seesPrivateFields } from '#domain/policy/profile-access.ts'
import { refuseMakeHirable } from '#domain/profiles/requirements/missing-requirements.ts'
import { allRequirementsMet } from '#domain/profiles/requirements/requirements.ts'
import type { Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { type ChangedProfile, type ProfileChangeDeps, changeProfile } from './change-profile.ts'
import { profileRequirements } from './present-profile.ts'
import { rereadProfile } from './reread-profile.ts'

/** R25: an explicit act, for a public profile with every hirable requirement met. */
export function activateProfile(
  deps: ProfileChangeDeps,
  viewer: Viewer,
  { id }: { id: string },
): Promise<Result<ChangedProfile>> {
  return changeProfile(deps, viewer, {
    find: async (db) => (isId(id) ? findProfileById(db, id) : undefined),
    mayChange: seesPrivateFields,
    async write(db, before, { userId }) {
      const now = deps.now()
      if (before.expert_status === 'SUSPENDED') throw new Rollback(PROFILE_SUSPENDED)
      const isPublic = { name: 'public' as const, met: before.visibility === 'PUBLIC' }
      const needed = [isPublic, ...profileRequirements(before, now).hirable]
      if (!allRequirementsMet(needed)) throw new Rollback(refuseMakeHirable(needed))
      await updateProfile(
        db,
        { id: before.id, editorId: userId },
        {
          expert_status: 'ACTIVE',
          wants_hirable: true,
          activated_at: before.activated_at ?? now,
          updated_at: now,
        },
      )
      return rereadProfile(db, before.id)
    },
  })
}
