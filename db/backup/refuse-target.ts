import type pg from 'pg'

import type { BackupHead } from '#domain/backup/backup-format.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'

import type { BackupTable } from './backup-tables.ts'

const NOT_EMPTY = `
  select from pg_class as class join pg_namespace as namespace on namespace.oid = relnamespace
    where nspname !~ '^pg_' and nspname <> 'information_schema' and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = class.oid and deptype = 'e')
    limit 1`

/** R374: only into an empty database, of a version and an encoding that hold every row. */
export async function refuseUnsuitable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::integer as version, current_setting('server_encoding') as encoding`,
  )
  const { version = 0, encoding } = rows[0] ?? {}
  if (version < 150_000) throw new BackupRefusal('A backup is restored into PostgreSQL 15 or newer; this one is older.')
  if (encoding !== 'UTF8') throw new BackupRefusal(`The database must be encoded in UTF8, and is in ${encoding}.`)
  if ((await client.query(NOT_EMPTY)).rowCount) {
    throw new BackupRefusal(
      'The database is not empty. A backup is restored into an empty one, so that nothing is lost.',
    )
  }
}

const columnsOf = (columns: string[] | undefined) => columns?.toSorted().join()

/** Names of the file are used only where the schema has them, too. */
export function refuseSchemaMismatch(head: BackupHead, tables: BackupTable[]): void {
  const own = new Map(tables.map(({ name, columns }) => [name, columnsOf(columns)]))
  const names = new Set([...own.keys(), ...Object.keys(head.tables)])
  for (const name of names) {
    if (own.get(name) === columnsOf(head.tables[name])) continue
    throw new BackupRefusal(`The backup's table ${name} is not the one that its release has.`)
  }
}
