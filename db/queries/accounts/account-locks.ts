import type { Db } from '#db/connection.ts'

export async function isLocked(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .where('id', '=', userId)
    .where('locked_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** R255: returns false where nothing changed. */
export async function setLock(
  db: Db,
  { userId, lock }: { userId: string; lock: { at: Date; reason: string } | null },
): Promise<boolean> {
  const changed = await db
    .updateTable('user')
    .set({ locked_at: lock?.at ?? null, lock_reason: lock?.reason ?? null })
    .where('id', '=', userId)
    .where('locked_at', lock ? 'is' : 'is not', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
