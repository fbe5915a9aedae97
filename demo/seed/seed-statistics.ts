import { sql } from 'kysely'

import { skillOfSourceSql } from '#db/queries/statistics/shown-counts.ts'
import type { ServerDeps } from '#server/deps.ts'

import { statisticsRows } from './statistics-rows.ts'

/** A past for the dashboards of the accounts that visitors of the demo sign in with. */
export async function seedStatistics({ db, now }: ServerDeps, handles: string[]): Promise<void> {
  const profiles = await db
    .selectFrom('profile')
    .where('slug', 'in', handles)
    .select(['id', 'slug', 'num_views'])
    .execute()
  const rows = profiles.map(({ id, slug, num_views }) =>
    statisticsRows({ profileId: id, handle: slug, now: now(), usual: Math.max(4, Math.round(num_views / 300)) }),
  )
  await db
    .insertInto('profile_day')
    .values(rows.flatMap(({ days }) => days))
    .execute()
  await db
    .insertInto('profile_source')
    .values(rows.flatMap(({ sources }) => sources))
    .execute()
  await db
    .insertInto('profile_shown')
    .values(rows.flatMap(({ shown }) => shown))
    .execute()
  // What the admins' funnel adds up as visitors come.
  await sql`
    insert into funnel_day (day, skill, country_code, city_slug, shown, opened)
    select day, ${skillOfSourceSql('source')}, coalesce(country_code, ''), coalesce(city_slug, ''), sum(shown), sum(opened)
    from (
      select profile_id, day, source, shown, 0 as opened from profile_shown
      union all
      select profile_id, day, source, 0, views from profile_source
    ) as seen join profile on profile.id = seen.profile_id
    group by 1, 2, 3, 4
    on conflict do nothing
  `.execute(db)
}
