import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

/** Nodes that get a notification here load the active version. */
export const CATALOGUE_CHANGE_KIND = 'catalogue'

/** Advisory lock for changes of the active version. */
const SNAPSHOT_LOCK = 7_305_413

export async function findActiveCatalogueTables(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('catalogue_snapshot').where('active', '=', true).select('tables').executeTakeFirst()
  return row?.tables
}

export async function findActiveCatalogueId(db: Db): Promise<string | null> {
  const row = await db.selectFrom('catalogue_snapshot').where('active', '=', true).select('id').executeTakeFirst()
  return row?.id ?? null
}

export function findCatalogueTables(db: Db, id: string) {
  return db.selectFrom('catalogue_snapshot').where('id', '=', id).select(['id', 'tables']).executeTakeFirst()
}

/** The newest first, without their tables. */
export function listCatalogueSnapshots(db: Db, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('catalogue_snapshot')
    .leftJoin('user', 'user.id', 'catalogue_snapshot.created_by')
    .select([
      'catalogue_snapshot.id',
      'catalogue_snapshot.created_at',
      'catalogue_snapshot.source',
      'catalogue_snapshot.reason',
      'catalogue_snapshot.paths',
      'catalogue_snapshot.aliases',
      'catalogue_snapshot.active',
      'user.name as created_by',
    ])
    .orderBy('catalogue_snapshot.created_at', 'desc')
    .orderBy('catalogue_snapshot.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countCatalogueSnapshots(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('catalogue_snapshot')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type NewSnapshot = {
  id: string
  createdBy: string
  reason: string
  tables: string
  paths: number
  aliases: number
  now: Date
}

export async function insertCatalogueSnapshot(db: Db, { id, createdBy, now, ...columns }: NewSnapshot): Promise<void> {
  await db
    .insertInto('catalogue_snapshot')
    .values({ id, created_by: createdBy, created_at: now, ...columns })
    .execute()
}

/** Takes the lock until the transaction ends. */
export async function lockCatalogueSnapshots(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SNAPSHOT_LOCK})`.execute(db)
}

/** Activates a version or, with null, the committed tables; returns the previous one. Every node is notified. */
export async function activateCatalogueSnapshot(db: Db, id: string | null): Promise<string | null> {
  const before = await db
    .updateTable('catalogue_snapshot')
    .set({ active: false })
    .where('active', '=', true)
    .returning('id')
    .executeTakeFirst()
  if (id !== null) await db.updateTable('catalogue_snapshot').set({ active: true }).where('id', '=', id).execute()
  await sql`select log_change(${CATALOGUE_CHANGE_KIND}, ${id ?? ''})`.execute(db)
  return before?.id ?? null
}

/** Experts per skill and place, as the hire pages count them. */
export function listExpertCountsByPlace(db: Db) {
  return db
    .selectFrom('listing_count')
    .where('country_code', '<>', '')
    .where('experts', '>', 0)
    .select(['skill', 'country_code', 'city_slug', 'experts'])
    .execute()
}
