import type { Db } from '#db/connection.ts'

/** R130: the public profiles that this account follows. */
function followedBy(db: Db, userId: string) {
  return db
    .selectFrom('follow')
    .innerJoin('profile', 'profile.id', 'follow.profile_id')
    .where('follow.user_id', '=', userId)
    .where('profile.visibility', '=', 'PUBLIC')
    .where('profile.expert_status', '!=', 'SUSPENDED')
}

/** The latest follow first. */
export function listFollowed(db: Db, { userId, limit, offset }: { userId: string; limit: number; offset: number }) {
  return followedBy(db, userId)
    .select(['follow.profile_id', 'follow.created_at'])
    .orderBy('follow.created_at', 'desc')
    .orderBy('follow.profile_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countFollowed(db: Db, userId: string): Promise<number> {
  const { count } = await followedBy(db, userId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
