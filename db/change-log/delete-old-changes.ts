import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

type Bounds = { before: Date; maxRows: number; atOnce: number }

/**
 * Deletes the oldest rows, those from before a time and those beyond a number; returns how many. Nothing of the time since
 * the oldest transaction in progress began: deleting it would free no room yet. Rows from the future are those of another
 * server, from which this database was copied.
 */
export async function deleteOldChanges(db: Db, { before, maxRows, atOnce }: Bounds): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with snapshot as (select pg_current_snapshot() as now),
    crowded as (select xid from change_log order by change_log.xid desc offset ${maxRows} limit 1),
    oldest as (
      select xid, at from change_log, snapshot where xid < pg_snapshot_xmin(snapshot.now)
      order by change_log.xid limit ${atOnce}
    ),
    kept as (
      select xid from oldest
      where at >= ${before} and xid > coalesce((table crowded), '0') order by oldest.xid limit 1
    ),
    deleted as (
      delete from change_log using snapshot
      where xid >= pg_snapshot_xmax(snapshot.now)
        or xid <= (select xid from oldest order by oldest.xid desc limit 1)
          and (not exists (table kept) or xid < (table kept))
      returning xid
    ),
    newest as (select deleted.xid from deleted, snapshot where xid < pg_snapshot_xmax(snapshot.now)
      order by deleted.xid desc limit 1),
    noted as (
      update change_log_state set pruned = greatest((table newest),
        case when pruned < pg_snapshot_xmax(snapshot.now) then pruned else '0' end)
      from snapshot where exists (table newest) or pruned >= pg_snapshot_xmax(snapshot.now)
    )
    select count(*)::int as deleted from deleted`.execute(db)
  return rows[0]?.deleted ?? 0
}
