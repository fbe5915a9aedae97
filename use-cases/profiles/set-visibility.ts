import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import { updateProfile } from '#db/queries/profiles/profile-writes.ts'
import { PROFILE_SUSPENDED, seesPrivateFields } from '#domain/policy/profile-access.ts'
import { visibilityChangeSchema } from '#domain/profiles/profile-input.ts'
import type { Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import type { Reasons } from '#use-cases/moderation/apply-decisions.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { type ChangedProfile, type ProfileChangeDeps, changeProfile } from './change-profile.ts'
import { findProfileByHandle } from './find-profile-by-handle.ts'
import { rereadProfile } from './reread-profile.ts'
import { writeProfile } from './write-profile.ts'

/** R13: owners are bound by the rules; admins bypass them, also on their own profile, which is recorded. */
export function setVisibility(
  deps: ProfileChangeDeps,
  viewer: Viewer,
  { slug, input }: { slug: string; input: unknown },
): Promise<Result<ChangedProfile>> {
  let given: Reasons | undefined
  return changeProfile(deps, viewer, {
    reasons: () => given,
    find: (db) => findProfileByHandle(db, slug),
    mayChange: seesPrivateFields,
    async write(db, before, account) {
      const parsed = visibilityChangeSchema.safeParse(input)
      if (!parsed.success) throw new Rollback(invalidInput(parsed.error))
      const { visibility, reason, rule } = parsed.data
      given = { reason, rule }
      if (account.isAdmin) {
        await updateProfile(db, { id: before.id, editorId: account.userId }, { visibility })
        const details = { from: before.visibility, to: visibility }
        await insertModerationEntries(db, [
          { actorId: account.userId, profileId: before.id, action: 'visibility', details, ...(reason && { reason }) },
        ])
        return rereadProfile(db, before.id)
      }
      if (before.expert_status === 'SUSPENDED') throw new Rollback(PROFILE_SUSPENDED)
      return writeProfile(db, { deps, viewer: account, before, fields: { public: visibility === 'PUBLIC' } })
    },
  })
}
