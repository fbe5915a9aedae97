import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'

type Entry = { actorId: string; profileId: string; action: string; reason?: string; details?: Record<string, unknown> }

export async function insertModerationEntry(
  db: Db,
  { actorId, profileId, action, reason, details = {} }: Entry,
): Promise<void> {
  await db
    .insertInto('moderation_entry')
    .values({
      id: newId(),
      actor_id: actorId,
      profile_id: profileId,
      action,
      reason: reason ?? null,
      details: JSON.stringify(details),
    })
    .execute()
}
