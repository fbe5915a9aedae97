import { countAdminProfiles, listAdminProfiles } from '#db/queries/admin/admin-profiles.ts'
import { type AdminProfiles, adminProfilesQuerySchema } from '#domain/admin/admin-profiles.ts'
import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import { okUnlessBeyondLast, countListPages, pageLimitOffset } from '#domain/page-number.ts'
import { type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { requireAdminViewer } from './require-admin-viewer.ts'

const REACHED = MAX_PAGES * PAGE_SIZE

/** R137: every profile, whatever its state, by name, handle or the owner's address. */
export async function listProfiles(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { query }: { query: Record<string, unknown> },
): Promise<Result<AdminProfiles>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = adminProfilesQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { sort, page, ...filter } = parsed.data
  const reached = REACHED + 1
  const counted = await countAdminProfiles(db, { filter, limit: reached })
  const rows = await listAdminProfiles(db, {
    filter,
    many: counted === reached,
    reached,
    sort,
    ...pageLimitOffset(page),
  })
  const total = Math.min(counted, REACHED)
  return okUnlessBeyondLast({
    items: rows.map((row) => ({
      slug: row.slug,
      name: row.name,
      owner: row.owner_workspace_id === null ? ('PERSON' as const) : ('WORKSPACE' as const),
      email: row.owner_email,
      visibility: row.visibility,
      expertStatus: row.expert_status,
      openReports: row.open_reports ?? 0,
      createdOn: row.created_at.toISOString(),
      updatedOn: row.updated_at.toISOString(),
    })),
    total,
    page,
    pages: countListPages(total),
    more: counted > REACHED,
  })
}
