import type pg from 'pg'

import { alignWal, type WalPosition } from '#db/replicas/wal-history.ts'

import { hasMissedChanges, type ChangeLogPosition, advanceLogPosition, type ChangeLogObservation } from './position.ts'

/** See migrations/0060_change_log.sql for the kinds. */
export type ChangeLogEntry = { kind: string; subject: string }

export type ChangeLogBatch = {
  position: ChangeLogPosition
  changes: ChangeLogEntry[]
  /** Whether there was more than can be read: it was pruned, or is too much to be worth it. */
  missed: boolean
  wal: WalPosition
}

/** Beyond these, beginning again is cheaper than applying them one by one. */
const MAX_CHANGES = 5000

/** Evaluated after the snapshot was taken, so that whatever it shows was written before. */
const wal = (position: string) =>
  `(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else ${position} end - '0/0')::text`

const STATE = `select pg_current_snapshot() as snapshot, pg_is_in_recovery() as "isStandby",
  ${wal('pg_current_wal_insert_lsn()')} as inserted, ${wal('pg_current_wal_flush_lsn()')} as flushed,
  (select pruned from change_log_state) as pruned,
  (select xid from change_log where xid < pg_snapshot_xmax(pg_current_snapshot()) order by xid desc limit 1) as newest`

/** One statement, so that rows and snapshot are of the same moment. Both conditions are looked up in the index. */
const READ = `
  select state.snapshot::text, state."isStandby", state.pruned::text, state.newest::text, inserted, flushed, change.kind, change.subject
  from (${STATE}) as state
  left join (
    select xid, kind, subject from (
      select xid, kind, subject from change_log
        where xid > $1::xid8 and xid < pg_snapshot_xmax(pg_current_snapshot())
      union all
      select xid, kind, subject from change_log where xid = any ($2::xid8[]) and xid <= $1::xid8
    ) as unread
    order by unread.xid limit ${MAX_CHANGES + 1}
  ) as change on true
  order by change.xid`

type Row = ChangeLogObservation & { inserted: string; flushed: string; kind: string | null; subject: string | null }

/** The end of the log. */
export async function findChangeLogEnd(client: pg.ClientBase): Promise<ChangeLogPosition> {
  const { rows } = await client.query<ChangeLogObservation>(
    `select snapshot::text, "isStandby", pruned::text, newest::text from (${STATE}) as state`,
  )
  return advanceLogPosition(rows[0] as ChangeLogObservation)
}

/** What was committed since the log was read up to this position. */
export async function findChangesSince(client: pg.ClientBase, from: ChangeLogPosition): Promise<ChangeLogBatch> {
  const { rows } = await client.query<Row>({
    name: 'read changes',
    text: READ,
    values: [String(from.newest), from.inProgress.map(String)],
  })
  const seen = rows[0] as Row
  const missed = rows.length > MAX_CHANGES || hasMissedChanges(from, seen)
  const changes = rows.flatMap(({ kind, subject }) => (kind === null ? [] : [{ kind, subject: subject ?? '' }]))
  const at = { seen: alignWal(seen.inserted), flushed: alignWal(seen.flushed) }
  return { position: advanceLogPosition(seen, from), changes: missed ? [] : changes, missed, wal: at }
}
