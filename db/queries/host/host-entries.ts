import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

type Entry = { kind: 'user' | 'workspace' | 'asset'; id: string }

/** Serializes reports of the same thing, also where there is no row to lock yet. */
export async function lockHostEntry(db: Db, { kind, id }: Entry): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${id}`}, 7305415))`.execute(db)
}

type Owners = { userIds?: string[]; workspaceIds?: string[] }

/** Profiles of these people and workspaces. */
export async function listProfileIdsOf(db: Db, { userIds = [], workspaceIds = [] }: Owners): Promise<string[]> {
  if (userIds.length === 0 && workspaceIds.length === 0) return []
  const rows = await db
    .selectFrom('profile')
    .where((eb) =>
      eb.or([
        eb('owner_user_id', '=', eb.fn.any(eb.val(userIds))),
        eb('owner_workspace_id', '=', eb.fn.any(eb.val(workspaceIds))),
      ]),
    )
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Which of these users exist; locks them against deletion until the transaction ends. */
export async function lockExistingUsers(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('user').where('id', 'in', ids).select('id').orderBy('id').forKeyShare().execute()
  return new Set(rows.map((row) => row.id))
}

/** Whether the workspace exists; if so, locks it against deletion until the transaction ends. */
export async function lockExistingWorkspace(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('workspace').where('id', '=', id).select('id').forKeyShare().executeTakeFirst()
  return row !== undefined
}

/** Follows and likes are counted on both sides, so the counters are corrected before the cascade deletes the rows. */
export async function deleteReactionsOfUsers(
  db: Db,
  { userIds, day }: { userIds: string[]; day: string },
): Promise<void> {
  if (userIds.length === 0) return
  await sql`
    with gone as (delete from follow where user_id = any(${userIds}::text[]) returning profile_id),
    counted as (select profile_id, count(*)::int as number from gone group by profile_id),
    fewer as (
      update profile set num_followers = greatest(num_followers - number, 0)
      from counted where id = profile_id returning id, number
    )
    insert into profile_day (profile_id, day, followers) select id, ${day}::date, -number from fewer order by id
    on conflict (profile_id, day) do update set followers = profile_day.followers + excluded.followers
  `.execute(db)
  await sql`
    with gone as (delete from profile_like where user_id = any(${userIds}::text[]) returning profile_id),
    counted as (select profile_id, count(*)::int as number from gone group by profile_id),
    fewer as (
      update profile set num_likes = greatest(num_likes - number, 0)
      from counted where id = profile_id returning id, number
    )
    insert into profile_day (profile_id, day, likes) select id, ${day}::date, -number from fewer order by id
    on conflict (profile_id, day) do update set likes = profile_day.likes + excluded.likes
  `.execute(db)
}

export async function deleteFollowersOfProfiles(db: Db, profileIds: string[]): Promise<void> {
  if (profileIds.length === 0) return
  await sql`
    with gone as (delete from follow where profile_id = any(${profileIds}::text[]) returning user_id),
    counted as (select user_id, count(*)::int as number from gone group by user_id)
    update "user" set num_following = greatest(num_following - number, 0) from counted where id = user_id
  `.execute(db)
}
