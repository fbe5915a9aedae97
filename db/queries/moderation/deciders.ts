import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

/** Admins who can sign in, with the workspaces that they manage. */
export function listAdmins(db: Db) {
  return db
    .selectFrom('user')
    .where('role', '=', 'admin')
    .where('locked_at', 'is', null)
    .select('id')
    .select(
      sql<string[]>`array(select workspace_id from workspace_member
        where user_id = "user".id and role in ('owner', 'admin'))`.as('workspaceIds'),
    )
    .execute()
}
export type AdminRow = Awaited<ReturnType<typeof listAdmins>>[number]

/** Whether a workspace has someone besides this account who manages it. */
export async function hasOtherManager(
  db: Db,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('workspace_member')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '<>', userId)
    .where('role', 'in', ['owner', 'admin'])
    .select('user_id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Holds the account against deletion: those who delete it lock it before its decisions. */
export async function holdAccount(db: Db, userId: string): Promise<void> {
  await db.selectFrom('user').where('id', '=', userId).select('id').forKeyShare().execute()
}
