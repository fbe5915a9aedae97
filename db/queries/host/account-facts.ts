import type { Db } from '#db/connection.ts'
import { WORK_COLUMNS } from '#db/queries/profiles/profile-sql.ts'

export function findAccountFacts(db: Db, userId: string) {
  return db
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['name', 'email', 'email_verified', 'email_verified_at', 'role', 'time_zone', 'created_at'])
    .executeTakeFirst()
}

export function listWorkspaceFacts(db: Db, userId: string) {
  return db
    .selectFrom('workspace_member')
    .innerJoin('workspace', 'workspace.id', 'workspace_member.workspace_id')
    .where('workspace_member.user_id', '=', userId)
    .select([
      'workspace.id',
      'workspace.slug',
      'workspace.name',
      'workspace.plan',
      'workspace.created_at',
      'workspace_member.role',
      'workspace_member.listed_at',
    ])
    .orderBy('workspace.name')
    .orderBy('workspace.id')
    .execute()
}

/** Newest first; unpublished work last. */
export function listWorkOfAccount(
  db: Db,
  { userId, workspaceIds, limit }: { userId: string; workspaceIds: string[]; limit: number },
) {
  return db
    .selectFrom('asset')
    .where((eb) =>
      eb.or([
        eb('asset.owner_user_id', '=', userId),
        eb('asset.owner_workspace_id', '=', eb.fn.any(eb.val(workspaceIds))),
      ]),
    )
    .select([...WORK_COLUMNS, 'asset.owner_workspace_id'])
    .orderBy('asset.published_at', (order) => order.desc().nullsLast())
    .orderBy('asset.id')
    .limit(limit)
    .execute()
}
