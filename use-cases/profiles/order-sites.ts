import { updateProfile } from '#db/queries/profiles/profile-writes.ts'
import { listOwnSiteIds, replaceSiteOrder } from '#db/queries/profiles/reported-work.ts'
import { seesPrivateFields } from '#domain/policy/profile-access.ts'
import { siteOrderSchema } from '#domain/profiles/profile-input.ts'
import type { ReportedWork } from '#domain/profiles/reported-work.ts'
import { failField, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { type ProfileChangeDeps, changeProfile } from './change-profile.ts'
import { findProfileByHandle } from './find-profile-by-handle.ts'
import { rereadProfile } from './reread-profile.ts'

/** R30: the order of the showcased sites, at most a page of them, each the owner's own. */
export async function orderSites(
  deps: ProfileChangeDeps,
  viewer: Viewer,
  { slug, input }: { slug: string; input: unknown },
): Promise<Result<{ sites: ReportedWork[] }>> {
  const changed = await changeProfile(deps, viewer, {
    find: (db) => findProfileByHandle(db, slug),
    mayChange: seesPrivateFields,
    async write(db, before, { userId }) {
      const parsed = siteOrderSchema.safeParse(input)
      if (!parsed.success) throw new Rollback(invalidInput(parsed.error))
      const owner = { userId: before.owner_user_id, workspaceId: before.owner_workspace_id }
      const own = new Set(await listOwnSiteIds(db, owner, parsed.data))
      const strange = parsed.data.findIndex((id) => !own.has(id))
      if (strange >= 0) {
        const refused = { field: String(strange), code: 'foreign_site', text: 'This is no site of yours.' } as const
        throw new Rollback(failField('validation_failed', 'check the sites', refused))
      }
      await replaceSiteOrder(db, before.id, parsed.data)
      await updateProfile(db, { id: before.id, editorId: userId }, { updated_at: deps.now() })
      return rereadProfile(db, before.id)
    },
  })
  return changed.ok ? ok({ sites: changed.value.profile.sortedSiteProfiles }) : changed
}
