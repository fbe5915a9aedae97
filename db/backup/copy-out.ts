import { createHash } from 'node:crypto'

import type pg from 'pg'
import { to } from 'pg-copy-streams'

import type { BackupManifest } from '#domain/backup/backup-format.ts'

import type { BackupTable } from './backup-tables.ts'

/** The name and columns of a table, for COPY. */
export function copyTargetSql(client: pg.ClientBase, { name, columns }: BackupTable): string {
  return `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`
}

type Piece = (bytes: Buffer) => Promise<void> | void

/** Streams a table in the text format of COPY, which every version of PostgreSQL reads; counts and hashes it. */
export async function copyTableOut(
  client: pg.ClientBase,
  table: BackupTable,
  piece: Piece,
): Promise<BackupManifest['tables'][string]> {
  const stream = client.query(to(`copy ${copyTargetSql(client, table)} to stdout`))
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
    await piece(chunk)
  }
  return { rows: stream.rowCount, bytes, sha256: hash.digest('hex') }
}
