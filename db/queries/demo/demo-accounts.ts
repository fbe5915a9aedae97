import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

/**
 * R198: outside of the demo its accounts must not work, since their passwords are public: ends their sessions and voids
 * their passwords. Returns how many accounts there are.
 */
export async function disableDemoAccounts(db: Db): Promise<number> {
  await sql`delete from session using "user" where "user".id = session.user_id and is_demo`.execute(db)
  await sql`
    update account set password = null from "user" where "user".id = account.user_id and is_demo and password is not null
  `.execute(db)
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from "user" where is_demo`.execute(db)
  return rows[0]?.count ?? 0
}

/** Restores the demo's accounts with the published password. */
export async function enableDemoAccounts(db: Db, password: string): Promise<void> {
  await sql`
    update account set password = ${password} from "user"
      where "user".id = account.user_id and is_demo and password is null
  `.execute(db)
}
