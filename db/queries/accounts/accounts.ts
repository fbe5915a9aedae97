import type { Db } from '#db/connection.ts'

export function findUser(db: Db, userId: string) {
  return db
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['id', 'name', 'email', 'email_verified', 'email_verified_at', 'role', 'time_zone'])
    .executeTakeFirst()
}

type Zone = { id: string; timeZone: string; onlyIfUnknown: boolean }

export async function updateTimeZone(db: Db, { id, timeZone, onlyIfUnknown }: Zone): Promise<void> {
  await db
    .updateTable('user')
    .set({ time_zone: timeZone })
    .where('id', '=', id)
    .$if(onlyIfUnknown, (query) => query.where('time_zone', 'is', null))
    .execute()
}

export function findProfileNameOfUser(db: Db, userId: string) {
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
      'workspace_member.listed_at',
      'profile.slug as profile_slug',
    ])
    .orderBy('workspace.name')
    .execute()
}

export function findWorkspace(db: Db, id: string) {
  return db.selectFrom('workspace').where('id', '=', id).select(['id', 'name']).executeTakeFirst()
}

export async function listMemberships(db: Db, userId: string) {
  return db.selectFrom('workspace_member').where('user_id', '=', userId).select(['workspace_id', 'role']).execute()
}

/** Returns the account's id; undefined if there is no account, or if it may not have the role (R216). */
export async function setRole(
  db: Db,
  { email, role }: { email: string; role: 'user' | 'admin' },
): Promise<string | undefined> {
  const done = await db
    .updateTable('user')
    .set({ role, updated_at: new Date() })
    .where('email', '=', email)
    .$if(role === 'admin', (query) => query.where('email_verified', '=', true))
    .returning('id')
    .executeTakeFirst()
  return done?.id
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .select('password')
    .executeTakeFirst()
  return row?.password ?? undefined
}

export async function renameUser(db: Db, { id, name, now }: { id: string; name: string; now: Date }): Promise<void> {
  await db.updateTable('user').set({ name, updated_at: now }).where('id', '=', id).execute()
}

/** Every workspace of the account, with the number of its other members and of its other owners. */
export function listWorkspaceOwnership(db: Db, userId: string) {
  return db
    .selectFrom('workspace_member as own')
    .innerJoin('workspace', 'workspace.id', 'own.workspace_id')
    .where('own.user_id', '=', userId)
    .select((eb) => {
      const others = eb
        .selectFrom('workspace_member as other')
        .whereRef('other.workspace_id', '=', 'own.workspace_id')
        .whereRef('other.user_id', '!=', 'own.user_id')
        .select((other) => other.cast<number>(other.fn.countAll(), 'integer').as('count'))
      return [
        'workspace.id',
        'workspace.name',
        'own.role',
        others.as('others'),
        others.where('other.role', '=', 'owner').as('other_owners'),
      ]
    })
    .orderBy('workspace.id')
    .execute()
}

/** R198: whether the demo created it. */
export async function isDemoAccount(db: Db, userId: string): Promise<boolean> {
  const found = await db.selectFrom('user').where('id', '=', userId).select('is_demo').executeTakeFirst()
  return found?.is_demo ?? false
}
