import type { Insertable } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'

/** What the host reports of a work. */
export const HOST_ASSET_COLUMNS = [
  'type',
  'owner_user_id',
  'owner_workspace_id',
  'name',
  'slug',
  'url',
  'description',
  'thumbnail_url',
  'public',
  'published_at',
] as const

export function findHostAsset(db: Db, id: string) {
  return db.selectFrom('asset').where('id', '=', id).select(HOST_ASSET_COLUMNS).executeTakeFirst()
}

type HostAssetRow = Omit<Insertable<Database['asset']>, 'num_likes' | 'num_views' | 'created_at' | 'updated_at'>

export async function upsertHostAsset(db: Db, { id, ...values }: HostAssetRow, { now }: { now: Date }): Promise<void> {
  await db
    .insertInto('asset')
    .values({ ...values, id, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...values, updated_at: now }))
    .execute()
}

/** Removes the work from highlights and site orders: after a change of owner it is no longer the former owner's. */
export async function removeFromProfiles(db: Db, assetId: string): Promise<void> {
  await db.deleteFrom('featured_asset').where('asset_id', '=', assetId).execute()
  await db.deleteFrom('site_order').where('asset_id', '=', assetId).execute()
}

export async function deleteHostAssetRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('asset').where('id', '=', id).execute()
}
