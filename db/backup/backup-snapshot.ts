import pg from 'pg'

import type { BackupHead, BackupManifest, BackupJob } from '#domain/backup/backup-format.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'
import type { PicturePurpose } from '#domain/uploads/picture.ts'

import { listBackupTables, normalizeSessionSettings, type BackupTable } from './backup-tables.ts'
import { copyTableOut } from './copy-out.ts'

/** Held while a backup is being made: a second one at the same time would only take longer. */
const BACKUP_LOCK = 7_305_414

/** The database at one moment, whatever is written to it meanwhile. */
export type BackupSnapshot = {
  postgres: string
  tables: BackupTable[]
  migrations: BackupHead['migrations']
  functions: BackupHead['functions']
  copyOut(table: BackupTable, piece: (bytes: Buffer) => Promise<void>): Promise<BackupManifest['tables'][string]>
  /** Jobs that have not been done. */
  jobs(): Promise<BackupJob[]>
  /** Finished pictures. */
  pictures(): Promise<{ purpose: PicturePurpose; key: string }[]>
  /** R343: the keys of the files of briefs. */
  files(): Promise<string[]>
  sequences(): Promise<BackupManifest['sequences']>
  close(): Promise<void>
}

const isTable = async (client: pg.ClientBase, name: string) =>
  (await client.query('select to_regclass($1) is not null as found', [name])).rows[0]?.found === true

/** What COPY reads must be the table of the snapshot: no migration may change one from here on. */
async function lockTables(client: pg.ClientBase, tables: BackupTable[]): Promise<void> {
  const names = tables.map(({ name }) => client.escapeIdentifier(name)).join(', ')
  await client.query(`lock table ${names} in access share mode`)
}

async function open(client: pg.Client): Promise<BackupSnapshot> {
  await client.query('begin isolation level repeatable read read only')
  await normalizeSessionSettings(client)
  const { rows } = await client.query<{ locked: boolean; postgres: string }>(
    `select pg_try_advisory_xact_lock($1) as locked, current_setting('server_version') as postgres`,
    [BACKUP_LOCK],
  )
  if (!rows[0]?.locked) throw new BackupRefusal('Another backup of this database is being made.', 'busy')
  if (!(await isTable(client, 'schema_migration')) || (await isTable(client, 'unfinished_restore'))) {
    throw new BackupRefusal('There is nothing to back up: no site has been opened on this database yet.')
  }
  const all = async <Row extends pg.QueryResultRow>(query: string) => (await client.query<Row>(query)).rows
  const tables = await listBackupTables(client)
  await lockTables(client, tables)
  return {
    postgres: rows[0].postgres,
    tables,
    migrations: await all('select name, checksum from schema_migration order by name'),
    functions: (await isTable(client, 'schema_function'))
      ? await all('select name, version from schema_function order by name')
      : [],
    copyOut: (table, piece) => copyTableOut(client, table, piece),
    jobs: async () =>
      (await isTable(client, 'pgboss.job'))
        ? all(`select name, data from pgboss.job where state < 'completed' order by created_on, id`)
        : [],
    pictures: async () =>
      (await isTable(client, 'upload'))
        ? all(`select purpose, key from upload where state in ('stored', 'used') order by key`)
        : [],
    async files() {
      if (!(await isTable(client, 'brief_file'))) return []
      const found = await all<{ key: string }>(
        'select key from brief_file where brief_id is not null and stored_at is not null order by key',
      )
      return found.map(({ key }) => key)
    },
    async sequences() {
      const found = await all<{ name: string; last: string }>(
        `select sequencename as name, last_value::text as last from pg_sequences
           where schemaname = 'public' and last_value is not null order by sequencename`,
      )
      return Object.fromEntries(found.map(({ name, last }) => [name, last]))
    },
    close: () => client.end(),
  }
}

export async function openBackupSnapshot(connectionString: string): Promise<BackupSnapshot> {
  const client = new pg.Client({ connectionString, application_name: 'guildhall backup', keepAlive: true })
  // A lost connection fails the statement that it is lost under.
  client.on('error', () => {})
  await client.connect()
  try {
    return await open(client)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}
