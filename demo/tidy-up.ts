import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { ServerDeps } from '#server/deps.ts'

/** All at once what the database would do profile by profile, which takes minutes for thousands. */
async function unlistDemo(db: Db): Promise<void> {
  await sql`
    with demo as (
      select profile.id from profile join "user" on "user".id = profile.owner_user_id
        where "user".email like '%@demo.test'
      union
      select profile.id from profile
        join workspace_member on workspace_member.workspace_id = profile.owner_workspace_id
        join "user" on "user".id = workspace_member.user_id
        where "user".email like '%@demo.test'
    ), gone as (
      delete from listing where profile_id in (select id from demo) returning skill, country_code, city_slug
    ), pages as (
      select skill, '' as country_code, '' as city_slug from gone
      union all select skill, country_code, '' from gone
      union all select skill, country_code, city_slug from gone where city_slug is not null
    ), fewer as (
      select skill, country_code, city_slug, count(*)::integer as experts from pages group by 1, 2, 3
    )
    update listing_count set experts = listing_count.experts - fewer.experts from fewer
      where listing_count.skill = fewer.skill and listing_count.country_code = fewer.country_code
        and listing_count.city_slug = fewer.city_slug
  `.execute(db)
  await db.deleteFrom('listing_count').where('experts', '=', 0).execute()
}

/** Removes the demo's accounts and workspaces, with all that hangs on them. */
export async function tidyUp({ db }: Pick<ServerDeps, 'db'>): Promise<void> {
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
