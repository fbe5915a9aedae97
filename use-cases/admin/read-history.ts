import { listProfileModerationEntries } from '#db/queries/admin/moderation.ts'
import type { ProfileHistory } from '#domain/admin/admin-profiles.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { findProfileByHandle } from '#use-cases/profiles/find-profile-by-handle.ts'

import { presentEntry } from './present-entry.ts'
import { requireAdminViewer } from './require-admin-viewer.ts'

/** More entries than one profile ever gets; only the newest are shown. */
const SHOWN = 200

/** R136: what admins did to a profile: who, when, why, and what it was before. */
export async function readHistory(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { slug }: { slug: string },
): Promise<Result<ProfileHistory>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const profile = await findProfileByHandle(db, slug)
  if (!profile) return fail('not_found', 'there is no such profile')
  const entries = await listProfileModerationEntries(db, { profileId: profile.id, limit: SHOWN })
  return ok({ slug: profile.slug, name: profile.name, items: entries.map(presentEntry) })
}
