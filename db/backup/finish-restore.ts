import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { UNFINISHED_RESTORE_TABLE } from '#db/migrate.ts'

/** R375: mails that were waiting when the backup was made; returns how many. */
export async function deleteUnsentMails(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('mail_outbox').where('sent_at', 'is', null).executeTakeFirst()
  return Number(numDeletedRows)
}

/** As after loading experts in bulk: the bitmaps of filters are still empty, and their job writes them. */
export async function resetFacetBitmaps(db: Db): Promise<void> {
  await sql`truncate facet_bits, stale_bits`.execute(db)
  await sql`insert into stale_bits (number) select number from expert_search`.execute(db)
}

export async function countSecondFactors(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('two_factor')
    .where('verified', '=', true)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** R373: the site may open. */
export async function dropRestoreMarker(db: Db): Promise<void> {
  await sql`drop table ${sql.id(UNFINISHED_RESTORE_TABLE)}`.execute(db)
}
