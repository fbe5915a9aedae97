import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { HostKind } from '#domain/host/host-paths.ts'

import { findHostIdsOfUsers } from './host-ids.ts'

export type HostEntryKey = { kind: HostKind; id: string }

export type HostEntry = {
  version: number | null
  deleted: boolean
  pending: object | null
  heldBy: string | null
}

/** How entries name each other in `waits_for`. */
export const formatHostEntryKey = ({ kind, id }: HostEntryKey): string => `${kind} ${id}`

export async function findHostEntry(db: Db, { kind, id }: HostEntryKey): Promise<HostEntry | undefined> {
  const row = await db
    .selectFrom('host_entry')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .select(['version', 'deleted', 'pending', 'held_by as heldBy'])
    .executeTakeFirst()
  return row && { ...row, version: row.version === null ? null : Number(row.version) }
}

/** R512: whether the site builder keeps this account by versions; the demo's own play of its part has none. */
export async function isManagedByHost(db: Db, userId: string): Promise<boolean> {
  const hostId = (await findHostIdsOfUsers(db, [userId])).get(userId)
  const entry = hostId === undefined ? undefined : await findHostEntry(db, { kind: 'user', id: hostId })
  return entry !== undefined && !entry.deleted && entry.version !== null
}

/** R409, R512: the same of its email; an admin's is their own. */
export async function isEmailManagedByHost(db: Db, { id, role }: { id: string; role: string }): Promise<boolean> {
  return role !== 'admin' && (await isManagedByHost(db, id))
}

/** Keeps entries that this one waits for from being reported until the transaction ends. */
export async function lockDependencies(db: Db, keys: string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(hashtextextended(key, 7305415)) from unnest(${keys}::text[]) as key order by key
  `.execute(db)
}

type Saved = HostEntryKey & {
  version: number | undefined
  deleted?: boolean
  dated?: boolean
  pending?: object
  waitsFor?: string[]
  heldBy?: string | undefined
  snapshotId: string | undefined
  now: Date
}

/** Stores what is known of an entry now. A report without a version leaves the version as it is. */
export async function saveHostEntry(db: Db, saved: Saved): Promise<void> {
  const { kind, id, version, deleted = false, dated = false, pending, waitsFor = [], heldBy, snapshotId, now } = saved
  await sql`
    insert into host_entry
      (kind, id, version, deleted, dated, pending, waits_for, held_by, snapshot_id, report_number, reported_at)
    values (${kind}, ${id}, ${version ?? null}, ${deleted}, ${dated}, ${pending ? JSON.stringify(pending) : null}::jsonb,
      ${waitsFor}, ${heldBy ?? null}, ${snapshotId ?? null}, nextval('host_report_number'), ${now})
    on conflict (kind, id) do update set version = coalesce(excluded.version, host_entry.version),
      deleted = excluded.deleted, dated = excluded.dated, pending = excluded.pending, waits_for = excluded.waits_for,
      held_by = excluded.held_by, snapshot_id = greatest(excluded.snapshot_id, host_entry.snapshot_id),
      report_number = excluded.report_number, reported_at = excluded.reported_at
  `.execute(db)
}

type Waiting = { waitsFor: string[]; heldBy: string | undefined }

/** What a pending report waits for now. */
export async function updateWaitingReport(
  db: Db,
  { kind, id }: HostEntryKey,
  { waitsFor, heldBy }: Waiting,
): Promise<void> {
  await db
    .updateTable('host_entry')
    .set({ waits_for: waitsFor, held_by: heldBy ?? null })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute()
}

export async function deleteHostEntry(db: Db, { kind, id }: HostEntryKey): Promise<void> {
  await db.deleteFrom('host_entry').where('kind', '=', kind).where('id', '=', id).execute()
}

/**
 * R406: a snapshot names entries, whatever becomes of their reports. Workspaces and work from before reports were
 * remembered get an entry here, or they would count as missing.
 */
export async function markNamedInHostSnapshot(db: Db, keys: HostEntryKey[], snapshotId: string): Promise<void> {
  await sql`
    with named as (
      select kind, id from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ id }) => id)}::text[])
        as given (kind, id)
      where exists (select from host_entry where host_entry.kind = given.kind and host_entry.id = given.id)
        or (kind = 'workspace' and exists (select from workspace where workspace.id = given.id))
        or (kind = 'asset' and exists (select from asset where asset.id = given.id))
    )
    insert into host_entry (kind, id, snapshot_id, report_number, reported_at)
    select distinct kind, id, ${snapshotId}::bigint, 0, now() from named
    on conflict (kind, id) do update set snapshot_id = greatest(host_entry.snapshot_id, excluded.snapshot_id)
  `.execute(db)
}

/** Entries whose newest report waits for this one, in the order of their keys, those behind `after`. */
export async function listWaitingEntries(
  db: Db,
  keys: string[],
  { after, limit }: { after: HostEntryKey | undefined; limit: number },
): Promise<HostEntryKey[]> {
  return db
    .selectFrom('host_entry')
    .where('pending', 'is not', null)
    .where(sql<boolean>`waits_for && ${keys}::text[]`)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(kind, id) > (${after?.kind}, ${after?.id})`))
    .select(['kind', 'id'])
    .orderBy('kind')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** R406: the version up to which every entry of this kind is known. */
export async function findKnownHostVersion(db: Db, kind: HostKind): Promise<number | null> {
  const row = await db.selectFrom('host_floor').where('kind', '=', kind).select('version').executeTakeFirst()
  return row ? Number(row.version) : null
}
