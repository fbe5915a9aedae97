import type pg from 'pg'

import { SEEDED_TABLES } from './expert-rows.ts'

const COPIED = [...SEEDED_TABLES, 'expert_search']
const FILLED = [...COPIED, 'search_word']
/** Their triggers note every change, which those who fill them write themselves. */
const NOTING = ['listing', 'expert_search']

type Index = { name: string; drop: string; create: string }

const named = (tables: readonly string[]) => [tables.map((table) => `"${table}"`)]

/** Every index that holds no key: it goes, and is made anew at the end. */
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

/** Only the database's own superuser may do some things: others wait a little longer. */
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
 * Puts the tables into new files of this transaction: what is written to those goes to no log, and as rows that everyone
 * sees from the start. Takes as long as the tables are large.
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
 * Keys cannot go, since others refer to them. As after a failed `create index concurrently` they are not kept right
 * until `reindex`, which then looks for doubles.
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
  /** Whether rows may be written as seen by everyone. */
  fresh: boolean
  /** Finds whoever is there twice. */
  restoreKeys(): Promise<unknown>
  restoreIndexes(say: (line: string) => void): Promise<void>
}

/**
 * Takes away what would be kept right row by row, to make it anew at the end in a fraction of the time; all in the
 * caller's transaction. Nobody else can use the tables meanwhile.
 * @param fresh whether hardly anybody is there yet
 */
export async function beginFilling(client: pg.ClientBase, { fresh }: { fresh: boolean }): Promise<Filling> {
  // References hold because the generator makes them so; checking each takes as long as all the rest.
  await ifAllowed(client, () => client.query('set local session_replication_role = replica'))
  for (const table of NOTING) await client.query(`alter table ${table} disable trigger user`)
  const indexes = await dropIndexes(client)
  if (fresh) await renewFiles(client)
  const suspended = await suspendKeys(client)
  return {
    fresh,
    // One query: the database goes on by itself, whatever keeps the caller busy.
    restoreKeys: async () => suspended && client.query(COPIED.map((table) => `reindex table "${table}"`).join('; ')),
    async restoreIndexes(say) {
      for (const { name, create } of indexes) {
        await client.query(create)
        say(`  ${name} is built …`)
      }
      for (const table of NOTING) await client.query(`alter table ${table} enable trigger user`)
    },
  }
}
