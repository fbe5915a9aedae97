import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { HostKind } from '#domain/host/host-paths.ts'

import { hostIdOfUserSql } from './host-ids.ts'

/** The column by which the site builder knows a row. */
const hostColumn = (kind: HostKind) => (kind === 'user' ? hostIdOfUserSql : sql`id`)

/**
 * Ids of rows that the site builder answers for. Accounts only where it has reported them, since people sign up here, too;
 * workspaces and work come only from the site builder.
 */
export const hostRowsSql = (kind: HostKind) =>
  kind === 'user'
    ? sql`select ${hostIdOfUserSql} as id from "user" where exists (
        select from host_entry where kind = 'user' and host_entry.id = ${hostIdOfUserSql} and not deleted)`
    : sql`select id from ${sql.table(kind)} where true`

type Page = { after: string; limit: number }

/** Ids of what is there or waits, in order. */
export async function listHostIds(db: Db, kind: HostKind, { after, limit }: Page): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (${hostRowsSql(kind)} and ${hostColumn(kind)} > ${after} order by ${hostColumn(kind)} limit ${limit})
    union
    (select id from host_entry where kind = ${kind} and pending is not null and id > ${after} order by id limit ${limit})
    order by id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

type Reported = { id: string; version: number | null; dated: boolean; pending: object | null }

export async function findReportedEntries(db: Db, kind: HostKind, ids: string[]): Promise<Map<string, Reported>> {
  const rows = await db
    .selectFrom('host_entry')
    .where('kind', '=', kind)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .select(['id', 'version', 'dated', 'pending'])
    .execute()
  return new Map(rows.map((row) => [row.id, { ...row, version: row.version === null ? null : Number(row.version) }]))
}

const isOneOf = (ids: string[]) => sql<boolean>`id = any(${ids}::text[])`

export async function listHostUsers(db: Db, hostIds: string[]) {
  const query = db.selectFrom('user').where(sql<boolean>`${hostIdOfUserSql} = any(${hostIds}::text[])`)
  return query.select([hostIdOfUserSql.as('id'), 'name', 'email', 'email_verified', 'created_at']).execute()
}

export async function listHostWorkspaces(db: Db, ids: string[]) {
  const query = db.selectFrom('workspace').where(isOneOf(ids))
  return query.select(['id', 'slug', 'name', 'plan', 'created_at']).execute()
}
