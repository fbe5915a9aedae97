import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

/**
 * R198: without the demo nobody knows who has its accounts: their sessions end, and their published passwords are
 * void. Gives how many there are.
 */
export async function closeDemoAccounts(db: Db): Promise<number> {
  await sql`delete from session using "user" where "user".id = session.user_id and is_demo`.execute(db)
  await sql`
    update account set password = null from "user" where "user".id = account.user_id and is_demo and password is not null
  `.execute(db)
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from "user" where is_demo`.execute(db)
  return rows[0]?.count ?? 0
}

/** With the demo they are back, with the password that was published. */
export async function reopenDemoAccounts(db: Db, password: string): Promise<void> {
  await sql`
    update account set password = ${password} from "user"
      where "user".id = account.user_id and is_demo and password is null
  `.execute(db)
}
