import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

/** How the profiles with these handles are called, and who may see them; in no order. */
export function listProfileNames(db: Db, handles: string[]) {
  return db
    .selectFrom('profile')
    .where('slug', '=', sql<string>`any(${handles}::text[])`)
    .select(['slug', 'name', 'visibility', 'expert_status'])
    .execute()
}
