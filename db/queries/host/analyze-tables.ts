import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

/** Tables that a batch of the site builder fills. */
const TABLES = ['user', 'workspace', 'workspace_member', 'asset', 'host_entry']
/** About a thousand rows: below that every plan is fast. */
const SMALLEST_PAGES = 10

/**
 * R540: updates the statistics of the tables that have doubled in size since they were last analyzed. Autovacuum would
 * do so too, but looks once a minute, and a whole import may be over by then. Returns the names of the tables.
 */
export async function analyzeGrownTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname = any(${TABLES}::text[])
      and pg_relation_size(oid) / current_setting('block_size')::int > 2 * greatest(relpages, ${SMALLEST_PAGES})
    order by relname
  `.execute(db)
  for (const { name } of rows) await sql`analyze (skip_locked) ${sql.table(name)}`.execute(db)
  return rows.map(({ name }) => name)
}
