import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'

/** The kind in the change log that says that the list has changed. */
export const SITE_BLOCK_CHANGE_KIND = 'site_block'

type NewRow = {
  kind: 'domain' | 'network'
  value: string
  reason: string
  createdBy: string | null
  now: Date
  expiresAt: Date | null
}

export function listSiteBlockEntries(db: Db) {
  return db.selectFrom('site_block').select(['kind', 'value', 'expires_at as expiresAt']).execute()
}

/** Undefined where it is blocked already; an entry that has expired is replaced. */
export async function insertSiteBlock(db: Db, { kind, value, reason, createdBy, now, expiresAt }: NewRow) {
  await db
    .deleteFrom('site_block')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('expires_at', '<=', now)
    .execute()
  const row = await db
    .insertInto('site_block')
    .values({ id: newId(), kind, value, reason, created_by: createdBy, created_at: now, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function countSiteBlocks(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('site_block')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function selectBlocks(db: Db) {
  return db
    .selectFrom('site_block as block')
    .leftJoin('user', 'user.id', 'block.created_by')
    .select(['block.id', 'block.kind', 'block.value', 'block.reason', 'block.created_at', 'block.expires_at'])
    .select('user.name as by')
    .orderBy('block.created_at', 'desc')
    .orderBy('block.id', 'desc')
}

export function listSiteBlockRows(db: Db, { limit, offset }: { limit: number; offset: number }) {
  return selectBlocks(db).limit(limit).offset(offset).execute()
}

export function findSiteBlock(db: Db, id: string) {
  return selectBlocks(db).where('block.id', '=', id).executeTakeFirst()
}

export function deleteSiteBlock(db: Db, which: { id: string } | { kind: 'domain' | 'network'; value: string }) {
  return db
    .deleteFrom('site_block')
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : ''))
    .$if('value' in which, (query) =>
      'value' in which ? query.where('kind', '=', which.kind).where('value', '=', which.value) : query,
    )
    .returning(['id', 'kind', 'value'])
    .executeTakeFirst()
}
