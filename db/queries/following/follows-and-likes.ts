import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

/** `day` is the current day. */
type Mark = { userId: string; profileId: string; day: string }

/** Idempotent: returns true when something changed, and only then updates the counters. */
export async function addFollow(db: Db, { userId, profileId, day }: Mark): Promise<boolean> {
  const added = await db
    .insertInto('follow')
    .values({ user_id: userId, profile_id: profileId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return changedOne(added.numInsertedOrUpdatedRows) && (await count(db, { userId, profileId, day, followers: 1 }))
}

export async function removeFollow(db: Db, { userId, profileId, day }: Mark): Promise<boolean> {
  const removed = await db
    .deleteFrom('follow')
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return changedOne(removed.numDeletedRows) && (await count(db, { userId, profileId, day, followers: -1 }))
}

export async function addLike(db: Db, { userId, profileId, day }: Mark): Promise<boolean> {
  const added = await db
    .insertInto('profile_like')
    .values({ user_id: userId, profile_id: profileId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return changedOne(added.numInsertedOrUpdatedRows) && (await count(db, { userId, profileId, day, likes: 1 }))
}

export async function removeLike(db: Db, { userId, profileId, day }: Mark): Promise<boolean> {
  const removed = await db
    .deleteFrom('profile_like')
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return changedOne(removed.numDeletedRows) && (await count(db, { userId, profileId, day, likes: -1 }))
}

/** Of these profiles, as far as everyone may see them: which the account follows and likes, and whose they are. */
export function listReactions(db: Db, { userId, slugs }: { userId: string; slugs: string[] }) {
  return db
    .selectFrom('profile')
    .select((eb) => [
      'profile.slug',
      'profile.owner_user_id',
      'profile.owner_workspace_id',
      eb
        .exists(eb.selectFrom('follow').where('user_id', '=', userId).whereRef('profile_id', '=', 'profile.id'))
        .as('is_followed'),
      eb
        .exists(eb.selectFrom('profile_like').where('user_id', '=', userId).whereRef('profile_id', '=', 'profile.id'))
        .as('is_liked'),
    ])
    .where('profile.slug', 'in', slugs)
    .where('profile.visibility', '=', 'PUBLIC')
    .where('profile.expert_status', '!=', 'SUSPENDED')
    .execute()
}

function changedOne(rows: bigint | undefined): boolean {
  return rows === 1n
}

type Step = Mark & { followers?: 1 | -1; likes?: 1 | -1 }

/** R121: updates the profile's counters, then those of the day; every writer uses this order. */
async function count(db: Db, { userId, profileId, day, followers, likes }: Step): Promise<true> {
  await db
    .updateTable('profile')
    .set((eb) => ({
      ...(followers && { num_followers: eb('num_followers', '+', followers) }),
      ...(likes && { num_likes: eb('num_likes', '+', likes) }),
    }))
    .where('id', '=', profileId)
    .execute()
  await db
    .insertInto('profile_day')
    .values({ profile_id: profileId, day, followers: followers ?? 0, likes: likes ?? 0 })
    .onConflict((conflict) =>
      conflict.columns(['profile_id', 'day']).doUpdateSet({
        followers: sql`profile_day.followers + excluded.followers`,
        likes: sql`profile_day.likes + excluded.likes`,
      }),
    )
    .execute()
  if (followers) {
    await db
      .updateTable('user')
      .set((eb) => ({ num_following: eb('num_following', '+', followers) }))
      .where('id', '=', userId)
      .execute()
  }
  return true
}
