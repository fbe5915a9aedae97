import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { HostKind } from '#domain/host/host-paths.ts'

import { HOST_ASSET_COLUMNS } from './host-assets.ts'
import type { HostEntry } from './host-reports.ts'

/** Serializes reports of the same things; in one order, so that two batches do not wait for each other. */
export async function lockHostEntries(db: Db, kind: HostKind, ids: string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(lock) from (
      select distinct hashtextextended(${`${kind} `}::text || id, 7305415) as lock from unnest(${ids}::text[]) as id
      order by 1
    ) as locks
  `.execute(db)
}

export async function findHostEntries(db: Db, kind: HostKind, ids: string[]): Promise<Map<string, HostEntry>> {
  const rows = await db
    .selectFrom('host_entry')
    .where('kind', '=', kind)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .select(['id', 'version', 'deleted', 'pending', 'held_by as heldBy'])
    .execute()
  return new Map(
    rows.map(({ id, version, ...row }) => [id, { ...row, version: version === null ? null : Number(version) }]),
  )
}

/** What is known of an entry now: it exists, waits to be applied (`pending`), or is deleted. */
export type EntryState = {
  id: string
  version: number | undefined
  dated?: boolean
  deleted?: boolean
  pending?: object | undefined
  waitsFor?: string[]
}

/** Stores what is known of entries now. A report without a version leaves the version as it is. */
export async function saveHostEntries(
  db: Db,
  states: EntryState[],
  { kind, snapshotId, now }: { kind: HostKind; snapshotId: string | undefined; now: Date },
): Promise<void> {
  if (states.length === 0) return
  const rows = states.map(({ waitsFor = [], dated = false, deleted = false, ...state }) => ({
    ...state,
    dated,
    deleted,
    waits_for: waitsFor,
  }))
  await sql`
    insert into host_entry (kind, id, version, deleted, dated, pending, waits_for, snapshot_id, report_number, reported_at)
    select ${kind}, id, version, deleted, dated, pending, waits_for, ${snapshotId ?? null}::bigint,
      nextval('host_report_number'), ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id text, version bigint, deleted boolean, dated boolean, pending jsonb, waits_for text[])
    on conflict (kind, id) do update set version = coalesce(excluded.version, host_entry.version),
      deleted = excluded.deleted, dated = excluded.dated, pending = excluded.pending, waits_for = excluded.waits_for,
      held_by = null, snapshot_id = greatest(excluded.snapshot_id, host_entry.snapshot_id),
      report_number = excluded.report_number, reported_at = excluded.reported_at
  `.execute(db)
}

export async function deleteHostEntries(db: Db, kind: HostKind, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('host_entry').where('kind', '=', kind).where(isOneOf(ids)).execute()
}

/** These pending reports have been applied. */
export async function clearPending(db: Db, kind: HostKind, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('host_entry')
    .set({ pending: null, waits_for: [], held_by: null })
    .where('kind', '=', kind)
    .where(isOneOf(ids))
    .execute()
}

/** What pending reports wait for now. */
export async function updateWaitingReports(
  db: Db,
  kind: HostKind,
  waiting: { id: string; waits_for: string[] }[],
): Promise<void> {
  if (waiting.length === 0) return
  await sql`
    update host_entry set waits_for = given.waits_for, held_by = null
    from jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb) as given (id text, waits_for text[])
    where host_entry.kind = ${kind} and host_entry.id = given.id
  `.execute(db)
}

const isOneOf = (ids: string[]) => sql<boolean>`id = any(${ids}::text[])`

export async function lockHostUsers(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('user')
    .where(isOneOf(ids))
    .select(['id', 'name', 'email', 'email_verified', 'role', 'created_at'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Who has which of these emails. */
export async function findEmailHolders(db: Db, emails: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('user')
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .select(['id', 'email'])
    .execute()
  return new Map(rows.map((row) => [row.email, row.id]))
}

export async function lockHostWorkspaces(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('workspace')
    .where(isOneOf(ids))
    .select(['id', 'slug', 'name', 'plan', 'created_at'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Which workspace has which of these slugs. */
export async function findWorkspaceSlugHolders(db: Db, slugs: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('workspace')
    .where(sql<boolean>`slug = any(${slugs}::text[])`)
    .select(['id', 'slug'])
    .execute()
  return new Map(rows.map((row) => [row.slug, row.id]))
}

export function listMembersOf(db: Db, workspaceIds: string[]) {
  return db
    .selectFrom('workspace_member')
    .where(sql<boolean>`workspace_id = any(${workspaceIds}::text[])`)
    .select(['workspace_id', 'user_id', 'role'])
    .execute()
}

export async function findHostAssets(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('asset')
    .where(isOneOf(ids))
    .select(['id', ...HOST_ASSET_COLUMNS])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Which of these workspaces exist; locks them against deletion until the transaction ends. */
export async function lockExistingWorkspaces(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('workspace').where(isOneOf(ids)).select('id').orderBy('id').forKeyShare().execute()
  return new Set(rows.map((row) => row.id))
}

export async function deleteHostAssetRows(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('asset').where(isOneOf(ids)).execute()
}
