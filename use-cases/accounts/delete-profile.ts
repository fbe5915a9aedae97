import { deleteFollowersOfProfiles } from '#db/queries/host/host-entries.ts'
import { deleteProfileRow } from '#db/queries/profiles/profile-writes.ts'
import { findProfileById, lockProfile } from '#db/queries/profiles/profiles.ts'
import { hasPublicMarketplaceWork } from '#db/queries/profiles/reported-work.ts'
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts'
import { maySeeProfile, PROFILE_SUSPENDED, viewerRole } from '#domain/policy/profile-access.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { findProfileByHandle } from '#use-cases/profiles/find-profile-by-handle.ts'
import { profileOwnership } from '#use-cases/profiles/present-profile.ts'
import { catchRollback, Rollback } from '#use-cases/rollback.ts'

const MISSING = fail('not_found', 'there is no such profile')

/**
 * R126: deletes the profile only. R14 and R29 apply here as well; otherwise an owner could evade them by deleting and
 * creating again.
 */
export async function deleteProfile(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { slug }: { slug: string },
): Promise<Result<null>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const found = await findProfileByHandle(db, slug)
  if (!found || !maySeeProfile(viewer, profileOwnership(found))) return MISSING
  if (viewerRole(viewer, profileOwnership(found)) !== 'OWNER') {
    return fail('forbidden', 'this profile is not yours to delete')
  }
  return catchRollback(() =>
    retryOnDeadlock(() =>
      db.transaction().execute(async (transaction) => {
        await lockProfile(transaction, found.id)
        const row = await findProfileById(transaction, found.id)
        if (!row) throw new Rollback(MISSING)
        if (row.expert_status === 'SUSPENDED') throw new Rollback(PROFILE_SUSPENDED)
        const owner = { userId: row.owner_user_id, workspaceId: row.owner_workspace_id }
        if (await hasPublicMarketplaceWork(transaction, owner)) {
          throw new Rollback(fail('public_assets_exist', 'public marketplace assets keep the profile'))
        }
        await deleteFollowersOfProfiles(transaction, [row.id])
        await deleteProfileRow(transaction, row.id)
        return null
      }),
    ),
  )
}
