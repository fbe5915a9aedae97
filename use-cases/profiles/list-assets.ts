import { countShownAssets, listShownAssets } from '#db/queries/profiles/assets.ts'
import { maySeeProfile } from '#domain/policy/profile-access.ts'
import { ASSET_TYPES, type Asset, type AssetType } from '#domain/profiles/asset.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { findByHandle } from './find-by-handle.ts'
import { presentAsset } from './present-asset.ts'
import { ownershipOf } from './present-profile.ts'

type Page = { slug: string; type: string; limit: number; offset: number; exclude: string[] }

export type AssetPage = { items: Asset[]; total: number; limit: number; offset: number }

function isAssetType(type: string): type is AssetType {
  return (ASSET_TYPES as readonly string[]).includes(type)
}

/** One kind of a profile's public work, page by page. */
export async function listAssets(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  viewer: Viewer,
  { slug, type, limit, offset, exclude }: Page,
): Promise<Result<AssetPage>> {
  const row = await findByHandle(db, slug)
  if (!row || !maySeeProfile(viewer, ownershipOf(row))) return fail('not_found', 'there is no such profile')
  if (!isAssetType(type)) return fail('not_found', 'there is no such kind of work')
  const owner = { userId: row.owner_user_id, workspaceId: row.owner_workspace_id }
  const [items, total] = await Promise.all([
    listShownAssets(db, owner, { type, profileId: row.id, limit, offset, exclude }),
    countShownAssets(db, owner, { type, exclude }),
  ])
  return ok({ items: items.map((asset) => presentAsset(asset, site)), total, limit, offset })
}
