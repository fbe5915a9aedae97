import { type Insertable, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import type { Database } from '#db/schema.ts'
import type { WorkspaceRole } from '#domain/accounts/workspace.ts'

export function lockHostUser(db: Db, id: string) {
  return db
    .selectFrom('user')
    .where('id', '=', id)
    .select(['name', 'email', 'email_verified', 'role', 'created_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

type HostUserRow = Pick<Insertable<Database['user']>, 'id' | 'name' | 'email' | 'email_verified' | 'created_at'>

export async function upsertUser(db: Db, { id, ...values }: HostUserRow, { now }: { now: Date }): Promise<void> {
  await db
    .insertInto('user')
    .values({ created_at: now, ...values, id, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...values, updated_at: now }))
    .execute()
}

/** Profiles first: events about them name the owner as the site builder does, which the account's row knows. */
export async function deleteUserRows(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('profile')
    .where(sql<boolean>`owner_user_id = any(${ids}::text[])`)
    .execute()
  await db
    .deleteFrom('user')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
}

export function lockHostWorkspace(db: Db, id: string) {
  return db
    .selectFrom('workspace')
    .where('id', '=', id)
    .select(['slug', 'name', 'plan', 'created_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

type HostWorkspaceRow = Pick<Insertable<Database['workspace']>, 'id' | 'slug' | 'name' | 'plan' | 'created_at'>

export async function upsertWorkspace(
  db: Db,
  { id, ...values }: HostWorkspaceRow,
  { now }: { now: Date },
): Promise<void> {
  await db
    .insertInto('workspace')
    .values({ created_at: now, ...values, id, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...values, updated_at: now }))
    .execute()
}

export async function deleteWorkspaceRows(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom('workspace')
      .where(sql<boolean>`id = any(${ids}::text[])`)
      .execute()
}

/** Roles by member id. */
export async function findMemberRoles(db: Db, workspaceId: string): Promise<Map<string, WorkspaceRole>> {
  const rows = await db
    .selectFrom('workspace_member')
    .where('workspace_id', '=', workspaceId)
    .select(['user_id', 'role'])
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.role]))
}

/** Remaining members keep their joining date. */
export async function replaceMembers(
  db: Db,
  workspaceId: string,
  { members, now }: { members: Map<string, WorkspaceRole>; now: Date },
): Promise<void> {
  await db
    .deleteFrom('workspace_member')
    .where('workspace_id', '=', workspaceId)
    .$if(members.size > 0, (query) => query.where('user_id', 'not in', [...members.keys()]))
    .execute()
  if (members.size === 0) return
  await db
    .insertInto('workspace_member')
    .values([...members].map(([user_id, role]) => ({ workspace_id: workspaceId, user_id, role, created_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'user_id']).doUpdateSet((eb) => ({ role: eb.ref('excluded.role') })),
    )
    .execute()
}

/** The workspace that has this slug, other than the given one; locked. */
export function lockWorkspaceBySlug(db: Db, { slug, except }: { slug: string; except: string }) {
  return db
    .selectFrom('workspace')
    .where('slug', '=', slug)
    .where('id', '<>', except)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** R403: frees the slug for another workspace, until the report that gives this one its new slug is applied. */
export async function releaseWorkspaceSlug(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db
    .updateTable('workspace')
    .set({ slug: `moving-${newId()}`, updated_at: now })
    .where('id', '=', id)
    .execute()
}
