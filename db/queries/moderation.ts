import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'

type Entry = { actorId: string; profileId: string; action: string; reason?: string; details?: Record<string, unknown> }

export async function insertModerationEntries(db: Db, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return
  await db
    .insertInto('moderation_entry')
    .values(
      entries.map(({ actorId, profileId, action, reason, details = {} }) => ({
        id: newId(),
        actor_id: actorId,
        profile_id: profileId,
        action,
        reason: reason ?? null,
        details: JSON.stringify(details),
      })),
    )
    .execute()
}
