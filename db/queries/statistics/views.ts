import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { deleteInBatches } from '#db/delete-in-batches.ts'

import { skillOfSourceSql } from './shown-counts.ts'

export type ProfileViewEvent = {
  handle: string
  day: string
  visitor: string
  source: string
  viewerUserId: string | null
}

/**
 * R120: one statement for the whole batch. It leaves out viewers who may edit the profile or could not have seen it;
 * the key leaves out those already counted that day. Profiles are locked first and in order, as by every writer of
 * their counters, so that two nodes cannot deadlock.
 */
export async function insertViews(db: Db, views: ProfileViewEvent[]): Promise<void> {
  const column = (name: keyof ProfileViewEvent) => views.map((view) => view[name])
  await sql`
    with seen as (
      select * from unnest(
        ${column('handle')}::text[], ${column('day')}::date[], ${column('visitor')}::text[],
        ${column('source')}::text[], ${column('viewerUserId')}::text[]
      ) as seen (handle, day, visitor, source, viewer)
    ), target as materialized (
      select id, slug, owner_user_id, owner_workspace_id, country_code, city_slug from profile
      where slug in (select handle from seen) and visibility = 'PUBLIC' and expert_status <> 'SUSPENDED'
      order by id for no key update
    ), counted as (
      select distinct on (target.id, seen.day, seen.visitor) target.id as profile_id, seen.day, seen.visitor, seen.source
      from seen join target on target.slug = seen.handle
      where seen.viewer is null or not (
        seen.viewer = coalesce(target.owner_user_id, '')
        or exists (select from "user" where "user".id = seen.viewer and "user".role = 'admin')
        or exists (
          select from workspace_member as member
          where member.workspace_id = target.owner_workspace_id and member.user_id = seen.viewer
            and member.role in ('owner', 'admin')
        )
      )
      order by target.id, seen.day, seen.visitor
    ), added as (
      insert into profile_view (profile_id, day, visitor)
      select profile_id, day, visitor from counted
      on conflict do nothing
      returning profile_id, day, visitor
    ), days as (
      insert into profile_day (profile_id, day, views)
      select profile_id, day, count(*) from added group by profile_id, day order by profile_id, day
      on conflict (profile_id, day) do update set views = profile_day.views + excluded.views
    ), sources as (
      insert into profile_source (profile_id, day, source, views)
      select profile_id, day, source, count(*) from added join counted using (profile_id, day, visitor)
      group by profile_id, day, source order by profile_id, day, source
      on conflict (profile_id, day, source) do update set views = profile_source.views + excluded.views
    ), areas as (
      insert into funnel_day (day, skill, country_code, city_slug, opened)
      select added.day, ${skillOfSourceSql('counted.source')}, coalesce(target.country_code, ''), coalesce(target.city_slug, ''),
        count(*)
      from added join counted using (profile_id, day, visitor) join target on target.id = added.profile_id
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (day, skill, country_code, city_slug) do update set opened = funnel_day.opened + excluded.opened
    )
    update profile set num_views = num_views + fresh.views
    from (select profile_id, count(*)::integer as views from added group by profile_id) as fresh
    where profile.id = fresh.profile_id
  `.execute(db)
}

/** Deletes the visitor hashes before that day; the counts stay. */
export async function deleteViewHashesBefore(db: Db, day: string): Promise<void> {
  await deleteInBatches(db, 'profile_view', { where: sql`day < ${day}` })
}
