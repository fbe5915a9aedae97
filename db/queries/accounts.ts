import type { Db } from '#db/connection.ts'

export function findUser(db: Db, userId: string) {
  return db
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['id', 'name', 'email', 'email_verified', 'role'])
    .executeTakeFirst()
}

export function findOwnProfile(db: Db, userId: string) {
  return db.selectFrom('profile').where('owner_user_id', '=', userId).select(['slug', 'name']).executeTakeFirst()
}

export function listWorkspacesOf(db: Db, userId: string) {
  return db
    .selectFrom('workspace_member')
    .innerJoin('workspace', 'workspace.id', 'workspace_member.workspace_id')
    .leftJoin('profile', 'profile.owner_workspace_id', 'workspace.id')
    .where('workspace_member.user_id', '=', userId)
    .select([
      'workspace.id',
      'workspace.slug',
      'workspace.name',
      'workspace.plan',
      'workspace_member.role',
      'profile.slug as profile_slug',
    ])
    .orderBy('workspace.name')
    .execute()
}

export function findWorkspace(db: Db, id: string) {
  return db.selectFrom('workspace').where('id', '=', id).select('id').executeTakeFirst()
}

export async function listMemberships(db: Db, userId: string) {
  return db.selectFrom('workspace_member').where('user_id', '=', userId).select(['workspace_id', 'role']).execute()
}

export async function setRole(db: Db, { email, role }: { email: string; role: 'user' | 'admin' }): Promise<boolean> {
  const done = await db
    .updateTable('user')
    .set({ role, updated_at: new Date() })
    .where('email', '=', email)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
