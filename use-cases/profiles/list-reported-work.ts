import { countShownWork, listShownWork } from '#db/queries/profiles/reported-work.ts'
import { WORK_TYPES, type ReportedWork, type WorkType } from '#domain/profiles/reported-work.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { findVisibleProfile, type MovedProfile } from './find-profile-by-handle.ts'
import { presentReportedWork } from './present-reported-work.ts'

type Page = { slug: string; type: string; limit: number; offset: number; exclude: string[] }

export type ReportedWorkPage = {
  kind: 'page'
  page: { items: ReportedWork[]; total: number; limit: number; offset: number }
}

function isAssetType(type: string): type is WorkType {
  return (WORK_TYPES as readonly string[]).includes(type)
}

/** One kind of a profile's public work, page by page. */
export async function listReportedWork(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  viewer: Viewer,
  { slug, type, limit, offset, exclude }: Page,
): Promise<Result<ReportedWorkPage | MovedProfile>> {
  const found = await findVisibleProfile(db, viewer, slug)
  if (!found.ok) return found
  if (!isAssetType(type)) return fail('not_found', 'there is no such kind of work')
  if (found.value.kind === 'moved') return ok(found.value)
  const { row } = found.value
  const owner = { userId: row.owner_user_id, workspaceId: row.owner_workspace_id }
  const [items, total] = await Promise.all([
    listShownWork(db, owner, { type, profileId: row.id, limit, offset, exclude }),
    countShownWork(db, owner, { type, exclude }),
  ])
  return ok({
    kind: 'page',
    page: { items: items.map((asset) => presentReportedWork(asset, site)), total, limit, offset },
  })
}
