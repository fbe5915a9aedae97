import { countShownAssets, listShownAssets } from '#db/queries/profiles/assets.ts'
import { ASSET_TYPES, type Asset, type AssetType } from '#domain/profiles/asset.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { findVisibleProfile, type MovedProfile } from './find-profile-by-handle.ts'
import { presentAsset } from './present-asset.ts'

type Page = { slug: string; type: string; limit: number; offset: number; exclude: string[] }

export type AssetPage = { kind: 'page'; page: { items: Asset[]; total: number; limit: number; offset: number } }

function isAssetType(type: string): type is AssetType {
  return (ASSET_TYPES as readonly string[]).includes(type)
}

/** One kind of a profile's public work, page by page. */
export async function listAssets(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  viewer: Viewer,
  { slug, type, limit, offset, exclude }: Page,
): Promise<Result<AssetPage | MovedProfile>> {
  const found = await findVisibleProfile(db, viewer, slug)
  if (!found.ok) return found
  if (!isAssetType(type)) return fail('not_found', 'there is no such kind of work')
  if (found.value.kind === 'moved') return ok(found.value)
  const { row } = found.value
  const owner = { userId: row.owner_user_id, workspaceId: row.owner_workspace_id }
  const [items, total] = await Promise.all([
    listShownAssets(db, owner, { type, profileId: row.id, limit, offset, exclude }),
    countShownAssets(db, owner, { type, exclude }),
  ])
  return ok({ kind: 'page', page: { items: items.map((asset) => presentAsset(asset, site)), total, limit, offset } })
}
