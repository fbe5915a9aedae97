import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { ServerDeps } from '#server/deps.ts'

const DEMO_PROFILES = sql`(
    select profile.id from profile join "user" on "user".id = profile.owner_user_id
      where "user".email like '%@demo.test'
    union
    select profile.id from profile
      join workspace_member on workspace_member.workspace_id = profile.owner_workspace_id
      join "user" on "user".id = workspace_member.user_id
      where "user".email like '%@demo.test'
  )`

/** Does in one go what triggers would do profile by profile, which takes minutes for thousands. */
async function unlistDemo(db: Db): Promise<void> {
  await sql`delete from listing where profile_id in ${DEMO_PROFILES}`.execute(db)
  // No one else will have their ids.
  await sql`delete from first_listing where profile_id in ${DEMO_PROFILES}`.execute(db)
}

/** Removes the demo's accounts and workspaces, and everything that belongs to them. */
export async function removeDemo({ db }: Pick<ServerDeps, 'db'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await unlistDemo(transaction)
    await transaction
      .deleteFrom('workspace')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('workspace_member')
          .innerJoin('user', 'user.id', 'workspace_member.user_id')
          .where('user.email', 'like', '%@demo.test')
          .select('workspace_member.workspace_id'),
      )
      .execute()
    await transaction.deleteFrom('user').where('email', 'like', '%@demo.test').execute()
  })
}
