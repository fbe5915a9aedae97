import { createHash } from 'node:crypto'

import type pg from 'pg'
import { to } from 'pg-copy-streams'

import type { Manifest } from '#domain/backup/backup-format.ts'

import type { StoredTable } from './tables.ts'

/** The name and columns of a table, for COPY. */
export function copyTarget(client: pg.ClientBase, { name, columns }: StoredTable): string {
  return `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`
}

type Piece = (bytes: Buffer) => Promise<void> | void

/** Streams a table in the text format of COPY, which every version of PostgreSQL reads; counts and hashes it. */
export async function copyOut(
  client: pg.ClientBase,
  table: StoredTable,
  piece: Piece,
): Promise<Manifest['tables'][string]> {
  const stream = client.query(to(`copy ${copyTarget(client, table)} to stdout`))
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
    await piece(chunk)
  }
  return { rows: stream.rowCount, bytes, sha256: hash.digest('hex') }
}
