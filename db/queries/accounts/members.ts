import type { Db } from '#db/connection.ts'

/**
 * The members of a workspace: owners first, then admins, each by the time that they joined. R7: with the handles of
 * public profiles alone.
 */
export function listMembers(db: Db, { workspaceId, limit }: { workspaceId: string; limit: number }) {
  return db
    .selectFrom('workspace_member as member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .leftJoin('profile', (join) =>
      join
        .onRef('profile.owner_user_id', '=', 'user.id')
        .on('profile.visibility', '=', 'PUBLIC')
        .on('profile.expert_status', '!=', 'SUSPENDED'),
    )
    .where('member.workspace_id', '=', workspaceId)
    .select(['user.id', 'user.name', 'member.role', 'member.listed_at', 'profile.slug as profile_slug'])
    .orderBy((order) =>
      order.case().when('member.role', '=', 'owner').then(0).when('member.role', '=', 'admin').then(1).else(2).end(),
    )
    .orderBy('member.created_at')
    .orderBy('user.id')
    .limit(limit)
    .execute()
}

export async function countMembers(db: Db, workspaceId: string): Promise<number> {
  const { count } = await db
    .selectFrom('workspace_member')
    .where('workspace_id', '=', workspaceId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Listed = { workspaceId: string; userId: string; listed: boolean; now: Date }

/** Saying the same again changes nothing; false where the account is no member. */
export async function setMemberListed(db: Db, { workspaceId, userId, listed, now }: Listed): Promise<boolean> {
  await db
    .updateTable('workspace_member')
    .set({ listed_at: listed ? now : null })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('listed_at', listed ? 'is' : 'is not', null)
    .execute()
  const member = await db
    .selectFrom('workspace_member')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .select('user_id')
    .executeTakeFirst()
  return member !== undefined
}
