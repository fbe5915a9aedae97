import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

import pg from 'pg'

import { BackupRefusal } from '#domain/backup/backup-refusal.ts'

import { applyFunctions } from './migrating/apply-functions.ts'
import { buildIndexes, runsOutsideTransaction, transactionalSql } from './migrating/build-indexes.ts'
import { changeSchema } from './migrating/change-schema.ts'
import { refuseOlderNodes } from './migrating/contract-migrations.ts'
import { lockMigrations } from './migrating/migration-lock.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

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
export async function refuseNewerSchema(
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

export async function listAppliedMigrations(client: pg.ClientBase): Promise<Map<string, string>> {
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
export async function applyMigration(client: pg.ClientBase, migration: Migration, release = ''): Promise<void> {
  await client.query(transactionalSql(migration))
  await recordMigration(client, migration, release)
}

async function recordMigration(client: pg.ClientBase, { name, checksum }: Migration, release: string): Promise<void> {
  await client.query('insert into schema_migration (name, checksum, release) values ($1, $2, $3)', [
    name,
    checksum,
    release,
  ])
}

/** R373: a restore that was broken off after its rows were written leaves this table. */
export const UNFINISHED_RESTORE_TABLE = 'unfinished_restore'

async function refuseUnfinished(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    UNFINISHED_RESTORE_TABLE,
  ])
  if (!rows[0]?.found) return
  throw new BackupRefusal(
    'The restore of a backup into this database was broken off. Empty the database, and restore again.',
  )
}

type MigrateOptions = {
  onWait?: (why: string) => void
  /** Called after each migration and each SQL function. */
  onApplied?: (applied: { name: string; ms: number }) => void
  /** Whether this is the end of a restore. */
  restoring?: boolean
  /** Recorded with each migration, so that an older release can say which one the database needs. */
  release?: string
  migrations?: Migration[]
}

/** Under the lock of migrations. */
async function applyPending(client: pg.ClientBase, options: Required<MigrateOptions>): Promise<void> {
  const { onWait, onApplied, restoring, release, migrations } = options
  if (!restoring) await refuseUnfinished(client)
  const checksums = await listAppliedMigrations(client)
  await refuseNewerSchema(client, { known: checksums.keys(), ours: migrations })
  for (const migration of migrations) {
    const { name } = migration
    const before = checksums.get(name)
    if (before === migration.checksum) continue
    if (before) throw new Error(`Migration ${name} was changed after it ran; add a new one instead.`)
    const begun = performance.now()
    await refuseOlderNodes(client, migration)
    if (runsOutsideTransaction(migration)) {
      await buildIndexes(client, migration)
      await recordMigration(client, migration, release)
    } else await changeSchema(client, onWait, () => applyMigration(client, migration, release))
    onApplied({ name, ms: performance.now() - begun })
  }
  await applyFunctions(client, { onWait, onApplied })
}

/** Brings the schema up to date, functions last; returns the names of the migrations that it applied. */
export async function migrate(connectionString: string, options: MigrateOptions = {}): Promise<string[]> {
  const { onWait = () => {}, onApplied = () => {}, migrations = readMigrations() } = options
  const { restoring = false, release = '' } = options
  const client = new pg.Client({ connectionString, application_name: 'guildhall migrate', keepAlive: true })
  // A lost connection fails its statement, and that stops the start.
  client.on('error', () => {})
  await client.connect()
  const names = new Set(migrations.map(({ name }) => name))
  const applied: string[] = []
  const note = (one: { name: string; ms: number }) => {
    if (names.has(one.name)) applied.push(one.name)
    onApplied(one)
  }
  try {
    await lockMigrations(client)
    await applyPending(client, { onWait, onApplied: note, restoring, release, migrations })
    return applied
  } finally {
    await client.end()
  }
}
