import type { Db } from '#db/connection.ts'
import { readMembers } from '#db/queries/host/host-accounts.ts'
import { readHostIds } from '#db/queries/host/host-ids.ts'

/** R475: what a report calls this account. */
export async function hostIdOfAccount(db: Db, userId: string): Promise<string> {
  return (await readHostIds(db, [userId])).get(userId) ?? userId
}

/** The members of a workspace as a report has them. */
export async function hostMembers(db: Db, workspaceId: string) {
  const roles = await readMembers(db, workspaceId)
  const called = await readHostIds(db, [...roles.keys()])
  return [...roles].map(([userId, role]) => ({ userId: called.get(userId) ?? userId, role }))
}
