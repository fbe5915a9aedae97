import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

import pg from 'pg'

import { BackupRefusal } from '#domain/backup/backup-refusal.ts'

import { applyFunctions } from './apply-functions.ts'
import { changeSchema } from './change-schema.ts'
import { refuseOlderNodes } from './contract-migrations.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Several nodes may start at once: the first migrates, the others wait here. */
const MIGRATION_LOCK = 7_305_412

export class NewerSchema extends Error {
  override name = 'NewerSchema'
}

export type Migration = { name: string; sql: string; checksum: string }

export function readMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, FOLDER), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

/** R367: an older release does not know what the newer one expects of its data. */
async function refuseNewer(
  client: pg.ClientBase,
  { known, ours }: { known: Iterable<string>; ours: { name: string }[] },
): Promise<void> {
  const names = new Set(ours.map(({ name }) => name))
  const newer = [...known].filter((name) => !names.has(name)).sort()
  if (newer.length === 0) return
  const { rows } = await client.query<{ release: string }>('select release from schema_migration where name = $1', [
    newer.at(-1),
  ])
  const release = rows[0]?.release ? `release ${rows[0].release} or newer, which` : 'a release that'
  throw new NewerSchema(
    `The database is of a newer release: this one knows migrations up to ${ours.at(-1)?.name}, the database needs ${release} has ${newer.at(-1)}.`,
  )
}

/** One at a time in this database: migrations, and the restore of a backup. */
export async function lockMigrations(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
}

export async function readApplied(client: pg.ClientBase): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists schema_migration (
       name text primary key, checksum text not null, applied_at timestamptz not null default now(),
       release text not null default '')`,
  )
  // Databases of the first release; asked for first, since the change would wait for a backup that reads the table.
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'schema_migration'::regclass and attname = 'release'`,
  )
  if (rowCount === 0) await client.query(`alter table schema_migration add column release text not null default ''`)
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migration')
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

/** In the caller's transaction, which sets the timeouts. */
export async function applyMigration(
  client: pg.ClientBase,
  { name, sql, checksum }: Migration,
  release = '',
): Promise<void> {
  await client.query(sql)
  await client.query('insert into schema_migration (name, checksum, release) values ($1, $2, $3)', [
    name,
    checksum,
    release,
  ])
}

/** R373: a restore that was broken off after its rows were written leaves this table. */
export const UNFINISHED = 'unfinished_restore'

async function refuseUnfinished(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [UNFINISHED])
  if (!rows[0]?.found) return
  throw new BackupRefusal(
    'The restore of a backup into this database was broken off. Empty the database, and restore again.',
  )
}

type MigrateOptions = {
  onWait?: (why: string) => void
  /** Whether this is the end of a restore. */
  restoring?: boolean
  /** Recorded with each migration, so that an older release can say which one the database needs. */
  release?: string
  migrations?: Migration[]
}

/** Brings the schema up to date, functions last; returns the names of the migrations that it applied. */
export async function migrate(
  connectionString: string,
  { onWait = () => {}, restoring = false, release = '', migrations = readMigrations() }: MigrateOptions = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString, application_name: 'guildhall migrate' })
  // A lost connection fails its statement, and that stops the start.
  client.on('error', () => {})
  await client.connect()
  const applied: string[] = []
  try {
    await lockMigrations(client)
    if (!restoring) await refuseUnfinished(client)
    const checksums = await readApplied(client)
    await refuseNewer(client, { known: checksums.keys(), ours: migrations })
    for (const migration of migrations) {
      const before = checksums.get(migration.name)
      if (before === migration.checksum) continue
      if (before) throw new Error(`Migration ${migration.name} was changed after it ran; add a new one instead.`)
      await refuseOlderNodes(client, migration)
      await changeSchema(client, onWait, () => applyMigration(client, migration, release))
      applied.push(migration.name)
    }
    await applyFunctions(client, { onWait })
    return applied
  } finally {
    await client.end()
  }
}
