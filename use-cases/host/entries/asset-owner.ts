import type { Db } from '#db/connection.ts'
import { listProfileIdsOf } from '#db/queries/host/host-entries.ts'
import { lockProfile } from '#db/queries/profiles/profiles.ts'

type Owner = { owner_user_id: string | null; owner_workspace_id: string | null }

export function ownerProfileIds(db: Db, owner: Owner): Promise<string[]> {
  return listProfileIdsOf(db, {
    userIds: owner.owner_user_id === null ? [] : [owner.owner_user_id],
    workspaceIds: owner.owner_workspace_id === null ? [] : [owner.owner_workspace_id],
  })
}

/** Locks the owner's profile, so the work cannot be highlighted while it is being removed. */
export async function lockOwnerProfile(db: Db, owner: Owner): Promise<string[]> {
  const ids = await ownerProfileIds(db, owner)
  for (const id of ids) await lockProfile(db, id)
  return ids
}
