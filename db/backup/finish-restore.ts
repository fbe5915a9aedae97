import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { UNFINISHED } from '#db/migrate.ts'

/** R375: mails that were waiting when the backup was made; returns how many. */
export async function deleteUnsentMails(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('mail_outbox').where('sent_at', 'is', null).executeTakeFirst()
  return Number(numDeletedRows)
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
export async function markRestored(db: Db): Promise<void> {
  await sql`drop table ${sql.id(UNFINISHED)}`.execute(db)
}
