import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

export type RestorableTable = 'profile' | 'badge' | 'featured_asset' | 'site_order'

/** The columns that the table has now and that can be written. */
async function listColumns(db: Db, table: RestorableTable): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    db,
  )
  return new Set(rows.map(({ name }) => name))
}

/**
 * Inserts rows of a backup, whose values are text in PostgreSQL's own format. Columns that the table no longer has are
 * left out; those that it did not have then get their defaults.
 */
export async function insertBackupRows(
  db: Db,
  table: RestorableTable,
  rows: Record<string, string | null>[],
): Promise<void> {
  const known = await listColumns(db, table)
  for (const row of rows) {
    const entries = Object.entries(row).filter(([column]) => known.has(column))
    const columns = sql.join(entries.map(([column]) => sql.id(column)))
    await sql`insert into ${sql.id(table)} (${columns}) values (${sql.join(entries.map(([, value]) => value))})`.execute(
      db,
    )
  }
}
