import { listVisibilities } from '#db/queries/admin/admin-profiles.ts'
import { type BulkVisibilityResult, bulkVisibilitySchema } from '#domain/admin/admin-profiles.ts'
import { normalizeHandle } from '#domain/profiles/handle.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import type { ProfileChangeDeps } from '#use-cases/profiles/change-profile.ts'

import { moderateProfile } from './moderate-profile.ts'
import { requireAdminViewer } from './require-admin-viewer.ts'

/**
 * R138: sets one visibility for many profiles, each with its own moderation entry and its own transaction, since counts
 * stay locked until it ends. If one fails, those before it are done, and repeating the call does the rest.
 */
export async function setVisibilities(
  deps: ProfileChangeDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<BulkVisibilityResult>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = bulkVisibilitySchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { visibility, reason, rule } = parsed.data
  const slugs = [...new Set(parsed.data.slugs.map(normalizeHandle))]
  const known = new Map((await listVisibilities(deps.db, slugs)).map((row) => [row.slug, row.visibility]))
  const result: BulkVisibilityResult = { changed: [], unchanged: [], missing: [] }
  for (const slug of slugs) {
    if (known.get(slug) === visibility) result.unchanged.push(slug)
    else if (!known.has(slug)) result.missing.push(slug)
    else {
      const changed = await moderateProfile(deps, viewer, { slug, input: { visibility, reason, rule } })
      if (!changed.ok && changed.error.code !== 'not_found') return changed
      result[changed.ok ? 'changed' : 'missing'].push(slug)
    }
  }
  return ok(result)
}
