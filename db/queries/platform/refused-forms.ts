import { type Insertable, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { deleteInBatches } from '#db/delete-in-batches.ts'
import type { Database } from '#db/schema.ts'

/** R681: stores a form, and deletes the oldest ones of the same browser beyond `keep`. */
export async function insertRefusedForm(
  db: Db,
  { row, keep }: { row: Insertable<Database['refused_form']>; keep: number },
): Promise<void> {
  await db.insertInto('refused_form').values(row).execute()
  await db
    .deleteFrom('refused_form')
    .where('id', 'in', (query) =>
      query
        .selectFrom('refused_form')
        .select('id')
        .where('browser_hash', '=', row.browser_hash)
        .orderBy('created_at', 'desc')
        .offset(keep),
    )
    .execute()
}

export async function findRefusedForm(
  db: Db,
  { id, browserHash, now }: { id: string; browserHash: string; now: Date },
): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('refused_form')
    .select('sealed')
    .where('id', '=', id)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.sealed
}

/** Returns how many. */
export function deleteExpiredRefusedForms(db: Db, now: Date): Promise<number> {
  return deleteInBatches(db, 'refused_form', { where: sql`expires_at < ${now}` })
}
