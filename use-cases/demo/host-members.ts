import type { Db } from '#db/connection.ts'
import { findMemberRoles } from '#db/queries/host/host-accounts.ts'
import { findHostIdsOfUsers } from '#db/queries/host/host-ids.ts'

/** R475: what a report calls this account. */
export async function findHostIdOfAccount(db: Db, userId: string): Promise<string> {
  return (await findHostIdsOfUsers(db, [userId])).get(userId) ?? userId
}

/** The members of a workspace as a report has them. */
export async function listHostMembers(db: Db, workspaceId: string) {
  const roles = await findMemberRoles(db, workspaceId)
  const called = await findHostIdsOfUsers(db, [...roles.keys()])
  return [...roles].map(([userId, role]) => ({ userId: called.get(userId) ?? userId, role }))
}
