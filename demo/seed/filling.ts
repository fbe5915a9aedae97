import type pg from 'pg'

import { SEEDED_TABLES } from './expert-rows.ts'

const COPIED = [...SEEDED_TABLES, 'expert_search']
const FILLED = [...COPIED, 'search_word']
/** Tables whose triggers record every change; the bulk load writes those records itself. */
const WITH_CHANGE_TRIGGERS = ['listing', 'expert_search']

type Index = { name: string; drop: string; create: string }

const named = (tables: readonly string[]) => [tables.map((table) => `"${table}"`)]

/** Drops every index that backs no constraint; they are recreated at the end. */
async function dropIndexes(client: pg.ClientBase): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select class.relname as name, format('drop index %I', class.relname) as drop, pg_get_indexdef(class.oid) as create
       from pg_index join pg_class as class on class.oid = pg_index.indexrelid
       where indrelid = any($1::regclass[]) and not indisunique`,
    named(FILLED),
  )
  for (const { drop } of rows) await client.query(drop)
  return rows
}

/** Runs a step that only the superuser may do; without the right, loading takes a little longer. */
async function ifAllowed(client: pg.ClientBase, work: () => Promise<unknown>): Promise<boolean> {
  await client.query('savepoint allowed')
  try {
    await work()
    await client.query('release savepoint allowed')
    return true
  } catch {
    await client.query('rollback to savepoint allowed')
    return false
  }
}

/**
 * Rewrites the tables into new files in this transaction: writes to those skip the WAL, and rows can be frozen. Takes
 * time in proportion to the tables.
 */
async function renewFiles(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ cluster: string; forget: string }>(
    `select format('cluster %s using %I', indrelid::regclass, relname) as cluster,
         format('alter table %s set without cluster', indrelid::regclass) as forget
       from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = any($1::regclass[]) and indisprimary`,
    named(FILLED),
  )
  for (const { cluster, forget } of rows) {
    await client.query(cluster)
    await client.query(forget)
  }
}

/**
 * Keys cannot be dropped, since foreign keys refer to them. They are marked invalid, as after a failed `create index
 * concurrently`, and `reindex` then rebuilds them and finds duplicates.
 */
async function suspendKeys(client: pg.ClientBase): Promise<boolean> {
  return ifAllowed(client, () =>
    client.query(
      `update pg_index set indisready = false, indisvalid = false where indrelid = any($1::regclass[]) and indisunique`,
      named(COPIED),
    ),
  )
}

export type Filling = {
  /** Whether rows may be frozen. */
  fresh: boolean
  /** Rebuilds the keys, which finds duplicates. */
  restoreKeys(): Promise<unknown>
  restoreIndexes(printLine: (line: string) => void): Promise<void>
}

/**
 * Drops what would otherwise be maintained row by row, to recreate it at the end in a fraction of the time; all in the
 * caller's transaction, which locks the tables. @param fresh whether the tables are nearly empty
 */
export async function beginFilling(client: pg.ClientBase, { fresh }: { fresh: boolean }): Promise<Filling> {
  // The generator guarantees valid references; checking each would take as long as all the rest.
  await ifAllowed(client, () => client.query('set local session_replication_role = replica'))
  for (const table of WITH_CHANGE_TRIGGERS) await client.query(`alter table ${table} disable trigger user`)
  const indexes = await dropIndexes(client)
  if (fresh) await renewFiles(client)
  const suspended = await suspendKeys(client)
  return {
    fresh,
    // One query, so that the database goes on by itself while the caller is busy.
    restoreKeys: async () => suspended && client.query(COPIED.map((table) => `reindex table "${table}"`).join('; ')),
    async restoreIndexes(printLine) {
      for (const { name, create } of indexes) {
        await client.query(create)
        printLine(`  ${name} is built …`)
      }
      for (const table of WITH_CHANGE_TRIGGERS) await client.query(`alter table ${table} enable trigger user`)
    },
  }
}
