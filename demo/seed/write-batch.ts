import { sql, type Transaction } from 'kysely'

import type { Db } from '#db/connection.ts'
import { indexExperts } from '#db/queries/listings.ts'
import type { Database } from '#db/schema.ts'
import { countChanges } from '#domain/listing-counts.ts'

import type { expertRows, SeededTable } from './expert-rows.ts'

const TABLES: SeededTable[] = [
  'user',
  'account',
  'workspace',
  'workspace_member',
  'asset',
  'profile',
  'profile_skill',
  'featured_asset',
  'badge',
  'listing',
]

/** All rows in one statement with one parameter, however many: the table's own types read the JSON. */
async function insertRows(transaction: Transaction<Database>, table: SeededTable, rows: object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(transaction)
}

type ExpertRows = ReturnType<typeof expertRows>

/** One transaction for all of them, counts last: a batch is there as a whole or not at all. */
export async function writeBatch(db: Db, batch: ExpertRows[]): Promise<void> {
  // R44, in the order in which every writer of counts locks them.
  const counts = countChanges(
    [],
    batch.flatMap((rows) => rows.listed),
  )
  await db.transaction().execute(async (transaction) => {
    for (const table of TABLES) {
      await insertRows(
        transaction,
        table,
        batch.flatMap((rows): object[] => rows[table]),
      )
    }
    await indexExperts(
      transaction,
      batch.flatMap((rows) => rows.profile.map((profile) => profile.id)),
    )
    await sql`
      insert into listing_count (skill, country_code, city_slug, experts)
      select skill, "countryCode", "citySlug", experts
        from json_to_recordset(${JSON.stringify(counts)}::json)
          as change (skill text, "countryCode" text, "citySlug" text, experts integer)
      on conflict (skill, country_code, city_slug)
        do update set experts = listing_count.experts + excluded.experts
    `.execute(transaction)
  })
}
