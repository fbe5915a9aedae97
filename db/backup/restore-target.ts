import { once } from 'node:events'
import { finished } from 'node:stream/promises'

import pg from 'pg'
import { type CopyStreamQuery, from } from 'pg-copy-streams'

import { applyMigration, listAppliedMigrations, readMigrations, UNFINISHED_RESTORE_TABLE } from '#db/migrate.ts'
import { lockMigrations } from '#db/migrating/migration-lock.ts'
import type { BackupHead, BackupManifest } from '#domain/backup/backup-format.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'

import { listBackupTables, normalizeSessionSettings, type BackupTable } from './backup-tables.ts'
import { copyTableOut, copyTargetSql } from './copy-out.ts'
import { refuseSchemaMismatch, refuseUnsuitable } from './refuse-target.ts'
import { suspendIndexes } from './suspend-indexes.ts'

/** R373: everything up to `commit` is one transaction; a restore that ends before leaves the database empty. */
export type RestoreTarget = {
  /** Creates the schema that the backup was made of, without a row. */
  createSchema(head: BackupHead): Promise<void>
  /** Rows of one table after another. */
  write(table: string, bytes: Buffer): Promise<void>
  /** Indexes, foreign keys and sequences; then every table is read back and compared with the backup. */
  finish(manifest: BackupManifest, onTable: (name: string) => void): Promise<void>
  /** From now on the rows are there; until `migrate` and the rest are done, no site opens on them. */
  commit(): Promise<void>
  close(): Promise<void>
}

async function applyMigrations(client: pg.ClientBase, head: BackupHead): Promise<void> {
  // A pooler may return a connection that still has the timeouts of a request.
  await client.query('set local statement_timeout = 0; set local lock_timeout = 0')
  await listAppliedMigrations(client)
  const names = new Set(head.migrations.map(({ name }) => name))
  for (const migration of readMigrations().filter(({ name }) => names.has(name))) {
    await applyMigration(client, migration)
    // Each expects a transaction of its own, at whose end these go.
    await client.query('discard temp')
  }
}

export async function openRestoreTarget(connectionString: string): Promise<RestoreTarget> {
  const client = new pg.Client({ connectionString, application_name: 'guildhall restore', keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  let tables = new Map<string, BackupTable>()
  let resume: (() => Promise<void>) | undefined
  let copying: { table: string; stream: CopyStreamQuery } | undefined

  async function endTable(): Promise<void> {
    if (!copying) return
    const { stream } = copying
    copying = undefined
    stream.end()
    await finished(stream)
  }
  async function setTriggers(state: 'enable' | 'disable'): Promise<void> {
    for (const name of tables.keys()) {
      await client.query(`alter table ${client.escapeIdentifier(name)} ${state} trigger user`)
    }
  }

  return {
    async createSchema(head) {
      await lockMigrations(client)
      await refuseUnsuitable(client)
      await client.query('begin')
      await normalizeSessionSettings(client)
      await applyMigrations(client, head)
      await normalizeSessionSettings(client)
      const found = await listBackupTables(client)
      refuseSchemaMismatch(head, found)
      tables = new Map(found.map((table) => [table.name, table]))
      resume = await suspendIndexes(client)
      await setTriggers('disable')
      // Migrations may have written rows of their own, which the backup has as well.
      await client.query(`truncate ${found.map(({ name }) => client.escapeIdentifier(name)).join(', ')}`)
    },
    async write(name, bytes) {
      if (copying?.table !== name) {
        await endTable()
        const table = tables.get(name)
        if (!table) throw new BackupRefusal(`The backup's table ${name} is not the one that its release has.`)
        const stream = client.query(from(`copy ${copyTargetSql(client, table)} from stdin (freeze)`))
        // Awaited where the table ends; until then it must not count as unhandled.
        stream.on('error', () => {})
        copying = { table: name, stream }
      }
      // A stream that has failed never drains.
      if (copying.stream.errored) throw copying.stream.errored
      if (!copying.stream.write(bytes)) await once(copying.stream, 'drain')
    },
    async finish(manifest, onTable) {
      await endTable()
      await resume?.()
      for (const [name, last] of Object.entries(manifest.sequences)) {
        await client.query(
          `select setval(format('public.%I', sequencename)::regclass, $2::bigint) from pg_sequences
             where schemaname = 'public' and sequencename = $1`,
          [name, last],
        )
      }
      for (const table of tables.values()) {
        const { rows, sha256 } = await copyTableOut(client, table, () => {})
        const wanted = manifest.tables[table.name]
        if (rows !== wanted?.rows || sha256 !== wanted.sha256) {
          throw new BackupRefusal(`${table.name} did not come out of the database as it went in: nothing was restored.`)
        }
        onTable(table.name)
      }
      await setTriggers('enable')
      await client.query('analyze')
    },
    async commit() {
      await client.query(`create table ${UNFINISHED_RESTORE_TABLE} ()`)
      await client.query('commit')
    },
    close: () => client.end(),
  }
}
