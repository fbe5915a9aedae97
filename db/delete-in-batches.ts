import { type RawBuilder, sql } from 'kysely'

import type { Db } from './connection.ts'
import type { Database } from './schema.ts'

const AT_ONCE = 5000

/**
 * Deletes what a condition says, so many rows in a transaction: no other transaction waits long for a row, and a million of them hold
 * up no vacuum. Rows that somebody has locked are left for the next run. Returns how many are gone.
 */
export async function deleteInBatches(
  db: Db,
  table: keyof Database,
  { where, atOnce = AT_ONCE }: { where: RawBuilder<unknown>; atOnce?: number },
): Promise<number> {
  let gone = 0
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${where} limit ${atOnce} for update skip locked))`.execute(db)
    gone += Number(numAffectedRows)
    if (numAffectedRows < atOnce) return gone
  }
}
