import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

/** R627: one at a time asks for a job, until the transaction ends. */
export async function lockJob(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 7305431))`.execute(db)
}
