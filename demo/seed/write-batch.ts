import { sql, type Transaction } from 'kysely'

import type { Db } from '#db/connection.ts'
import { indexExperts } from '#db/queries/lists/listings.ts'
import type { Database } from '#db/schema.ts'

import { type ExpertRows, SEEDED_TABLES, type SeededTable } from './expert-rows.ts'

/** Inserts all rows in one statement with one JSON parameter, parsed by the table's own types. */
async function insertRows(transaction: Transaction<Database>, table: SeededTable, rows: object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(transaction)
}

/** Writes a batch in one transaction: completely or not at all. */
export async function writeBatch(db: Db, batch: ExpertRows[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const table of SEEDED_TABLES) {
      await insertRows(
        transaction,
        table,
        batch.flatMap((rows): object[] => rows[table]),
      )
    }
    await indexExperts(
      transaction,
      batch.flatMap((rows) => rows.profile.map((profile) => profile.id ?? '')),
    )
  })
}
