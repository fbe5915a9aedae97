import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

/** As if everything had changed that pages show. */
export async function purgeAllPages(db: Db): Promise<void> {
  await sql`select log_change('all', '')`.execute(db)
}

/** As if what this page shows had changed, whatever its query. */
export async function purgePage(db: Db, path: string): Promise<void> {
  await sql`select log_change('page', ${path})`.execute(db)
}

/** As if the profile had changed: its page, and the lists that have its card. Returns its id. */
export async function purgeProfilePages(db: Db, handle: string): Promise<string | undefined> {
  const found = await db.selectFrom('profile').where('slug', '=', handle.toLowerCase()).select('id').executeTakeFirst()
  if (!found) return undefined
  await sql`select touch_cards(array[${found.id}]), tell_pages_of_profiles(array[${found.id}])`.execute(db)
  return found.id
}
