import type pg from 'pg'

type Suspended = { drop: string; create: string }

/** Foreign keys, which are checked in bulk when they are added again. */
const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`

/** Indexes that no constraint needs. */
const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
    from pg_index join pg_class as indexed on indexed.oid = indrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_constraint where conindid = indexrelid) order by indexrelid`

/**
 * Drops what would otherwise be checked and maintained row by row, in any order of the tables, which its owner may do.
 * Returns a function that recreates it; all in the caller's transaction.
 */
export async function suspendIndexes(client: pg.ClientBase): Promise<() => Promise<void>> {
  const suspended: Suspended[] = []
  // Foreign keys first: their checks may use the indexes.
  for (const query of [FOREIGN_KEYS, INDEXES]) suspended.push(...(await client.query<Suspended>(query)).rows)
  for (const { drop } of suspended) await client.query(drop)
  return async () => {
    for (const { create } of suspended.toReversed()) await client.query(create)
  }
}
