import { finished } from 'node:stream/promises'

import type pg from 'pg'
import { from } from 'pg-copy-streams'

type Copy = {
  table: string
  columns: readonly string[]
  /** In the format of `CopyTextEncoder`. */
  data: Buffer
  /** Whether to use FREEZE; only for a table that was created or truncated in this transaction. */
  freeze?: boolean
}

/** Writes rows in the text format of COPY; ten times as fast as inserting them. */
export async function copyRowsIn(client: pg.ClientBase, { table, columns, data, freeze = false }: Copy): Promise<void> {
  const rows = client.query(from(`copy "${table}" (${columns.join(', ')}) from stdin (freeze ${freeze})`))
  rows.end(data)
  await finished(rows)
}
