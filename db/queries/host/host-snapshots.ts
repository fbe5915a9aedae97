import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { HostKind } from '#domain/host/host-paths.ts'

import { hostIdOfUserSql } from './host-ids.ts'
import { hostRowsSql } from './host-lists.ts'

export type HostSnapshot = { id: string; kinds: HostKind[]; version: number | null; begun_at: Date }

export async function insertHostSnapshot(
  db: Db,
  { kinds, version, now }: { kinds: HostKind[]; version: number | undefined; now: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('host_snapshot')
    .values({ kinds, version: version === undefined ? null : String(version), begun_at: now, committed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One that was begun after `since` and is not committed. */
export async function findOpenHostSnapshot(db: Db, id: string, since: Date): Promise<HostSnapshot | undefined> {
  const row = await db
    .selectFrom('host_snapshot')
    .where('id', '=', id)
    .where('committed_at', 'is', null)
    .where('begun_at', '>', since)
    .select(['id', 'kinds', 'version', 'begun_at'])
    .executeTakeFirst()
  return row && { ...row, version: row.version === null ? null : Number(row.version) }
}

/**
 * Ids of this kind that the snapshot did not name, of which nothing newer than it was reported. Without versions that is
 * what was reported since it began. Admins' accounts stay (R174).
 */
const missingIn = ({ id, version }: HostSnapshot, kind: HostKind) => sql`
  select there.id from (
    ${hostRowsSql(kind)} ${kind === 'user' ? sql`and role <> 'admin'` : sql``}
    union select id from host_entry where kind = ${kind} and pending is not null
  ) as there
  left join host_entry as entry on entry.kind = ${kind} and entry.id = there.id
  where coalesce(entry.snapshot_id, 0) < ${id}::bigint
    and case when entry.version is not null and ${version}::bigint is not null then entry.version <= ${version}::bigint
      else coalesce(entry.report_number, 0) < ${id}::bigint end
`

export async function countMissingFromHostSnapshot(db: Db, snapshot: HostSnapshot, kind: HostKind) {
  const { rows } = await sql<{ missing: number; of: number }>`
    select (select count(*)::integer from (${missingIn(snapshot, kind)}) as missing) as missing,
      (select count(*)::integer from (${hostRowsSql(kind)}
        union select id from host_entry where kind = ${kind} and pending is not null) as there) as of
  `.execute(db)
  return rows[0] ?? { missing: 0, of: 0 }
}

type Missing = { id: string; version: number | null }

export async function listMissingFromHostSnapshot(
  db: Db,
  snapshot: HostSnapshot,
  { kind, after, limit }: { kind: HostKind; after: string; limit: number },
): Promise<Missing[]> {
  const { rows } = await sql<Missing>`
    select missing.id, entry.version::float8 as version from (${missingIn(snapshot, kind)}) as missing
    left join host_entry as entry on entry.kind = ${kind} and entry.id = missing.id
    where missing.id > ${after} order by missing.id limit ${limit}
  `.execute(db)
  return rows
}

export async function isMissingFromHostSnapshot(
  db: Db,
  snapshot: HostSnapshot,
  { kind, id }: { kind: HostKind; id: string },
) {
  const { rows } = await sql`
    select from (${missingIn(snapshot, kind)}) as missing where missing.id = ${id}
  `.execute(db)
  return rows.length > 0
}

/** From now on the entries of these kinds are known up to the snapshot's version. */
export async function closeHostSnapshot(db: Db, { id, kinds, version }: HostSnapshot, now: Date): Promise<void> {
  await db.updateTable('host_snapshot').set({ committed_at: now }).where('id', '=', id).execute()
  if (version === null) return
  // What went with its owner, or was deleted before, has no row any more: a late report would otherwise bring it back.
  await sql`
    update host_entry set deleted = true, version = ${version}::bigint
    where kind = any(${kinds}::text[]) and pending is null and version <= ${version}::bigint
      and coalesce(snapshot_id, 0) < ${id}::bigint
      and not (kind = 'user' and exists (select from "user" where ${hostIdOfUserSql} = host_entry.id))
  `.execute(db)
  await sql`
    insert into host_floor (kind, version) select kind, ${version}::bigint from unnest(${kinds}::text[]) as kind
    on conflict (kind) do update set version = greatest(host_floor.version, excluded.version)
  `.execute(db)
}
