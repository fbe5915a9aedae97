import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

/** R6, in SQL: the profiles that visitors may see. */
function visibleProfiles(db: Db) {
  return db.selectFrom('profile').where('visibility', '=', 'PUBLIC').where('expert_status', '<>', 'SUSPENDED')
}

export type ProfileRange = { firstId: string; newest: Date }

/** Splits the visible profiles by id into ranges of `size`, in one pass over an index. */
export function partitionProfiles(db: Db, size: number): Promise<ProfileRange[]> {
  const numbered = visibleProfiles(db).select([
    'id',
    'updated_at',
    sql<string>`(row_number() over (order by id) - 1) / ${size}::integer`.as('range'),
  ])
  return db
    .selectFrom(numbered.as('numbered'))
    .select((eb) => [eb.fn.min('id').as('firstId'), eb.fn.max('updated_at').as('newest')])
    .groupBy('range')
    .orderBy('range')
    .execute()
}

/** In the caller's transaction. */
export async function storeProfileRanges(db: Db, ranges: readonly ProfileRange[]): Promise<void> {
  await db.deleteFrom('sitemap_range').execute()
  const rows = ranges.map(({ firstId, newest }) => ({ first_id: firstId, newest }))
  if (rows.length > 0) await db.insertInto('sitemap_range').values(rows).execute()
}

/** The stored ranges; where there are none, the profiles are few enough to be cut now. */
export async function listProfileRanges(db: Db, size: number): Promise<ProfileRange[]> {
  const stored = await db
    .selectFrom('sitemap_range')
    .select(['first_id as firstId', 'newest'])
    .orderBy('first_id')
    .execute()
  return stored.length > 0 ? stored : partitionProfiles(db, size)
}

type ProfilePage = {
  /** The batch starts at this id, or right after `afterId`. */
  fromId: string
  afterId?: string | undefined
  beforeId?: string | undefined
  limit: number
}

export function listProfilesOfRange(db: Db, { fromId, afterId, beforeId, limit }: ProfilePage) {
  return visibleProfiles(db)
    .select(['id', 'slug', 'updated_at as updatedAt'])
    .where('id', afterId === undefined ? '>=' : '>', afterId ?? fromId)
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}
