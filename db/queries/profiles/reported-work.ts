import type { Db } from '#db/connection.ts'
import type { WorkType } from '#domain/profiles/reported-work.ts'

import { WORK_COLUMNS } from './profile-sql.ts'

type Owner = { userId: string | null; workspaceId: string | null }

function workOf(db: Db, { userId, workspaceId }: Owner) {
  return db
    .selectFrom('asset')
    .where((eb) =>
      userId === null ? eb('asset.owner_workspace_id', '=', workspaceId) : eb('asset.owner_user_id', '=', userId),
    )
}

type Page = { type: WorkType; profileId: string; limit: number; offset: number; exclude: string[] }

/** Public work of one kind: sites in the owner's order first, everything else newest first. */
function shown(db: Db, owner: Owner, { type, exclude }: Pick<Page, 'type' | 'exclude'>) {
  return workOf(db, owner)
    .where('asset.type', '=', type)
    .where('asset.public', '=', true)
    .$if(type === 'sites', (query) => query.where('asset.published_at', 'is not', null))
    .$if(exclude.length > 0, (query) => query.where('asset.id', 'not in', exclude))
}

export function listShownWork(db: Db, owner: Owner, page: Page) {
  return shown(db, owner, page)
    .leftJoin('site_order', (join) =>
      join.onRef('site_order.asset_id', '=', 'asset.id').on('site_order.profile_id', '=', page.profileId),
    )
    .select(WORK_COLUMNS)
    .orderBy('site_order.position', (order) => order.asc().nullsLast())
    .orderBy('asset.published_at', (order) => order.desc().nullsLast())
    .orderBy('asset.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function countShownWork(db: Db, owner: Owner, page: Pick<Page, 'type' | 'exclude'>): Promise<number> {
  const { count } = await shown(db, owner, page)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** R14: whether public work keeps a profile from going private. */
export async function hasPublicMarketplaceWork(db: Db, owner: Owner): Promise<boolean> {
  const one = await workOf(db, owner)
    .where('asset.type', '!=', 'sites')
    .where('asset.public', '=', true)
    .select('asset.id')
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

export async function listOwnSiteIds(db: Db, owner: Owner, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await workOf(db, owner)
    .where('asset.type', '=', 'sites')
    .where('asset.id', 'in', ids)
    .select('asset.id')
    .execute()
  return rows.map((row) => row.id)
}

export async function replaceSiteOrder(db: Db, profileId: string, ids: string[]): Promise<void> {
  await db.deleteFrom('site_order').where('profile_id', '=', profileId).execute()
  if (ids.length === 0) return
  await db
    .insertInto('site_order')
    .values(ids.map((id, position) => ({ profile_id: profileId, asset_id: id, position })))
    .execute()
}
