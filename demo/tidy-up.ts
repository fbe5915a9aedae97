import type { ServerDeps } from '#server/deps.ts'

/** Removes the demo's accounts and workspaces, with all that hangs on them. */
export async function tidyUp({ db }: Pick<ServerDeps, 'db'>): Promise<void> {
  await db
    .deleteFrom('workspace')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('workspace_member')
        .innerJoin('user', 'user.id', 'workspace_member.user_id')
        .where('user.email', 'like', '%@demo.test')
        .select('workspace_member.workspace_id'),
    )
    .execute()
  await db.deleteFrom('user').where('email', 'like', '%@demo.test').execute()
}
