import type { Db } from '#db/connection.ts'

/** The kind in the change log that says that the mode was turned on or off. */
export const READ_ONLY_CHANGE_KIND = 'read-only'

export function findReadOnlyMode(db: Db) {
  return db
    .selectFrom('read_only_mode as mode')
    .leftJoin('user', 'user.id', 'mode.set_by')
    .select(['mode.since', 'mode.message', 'user.name as set_by'])
    .executeTakeFirstOrThrow()
}

/** Turned on again, it keeps its beginning and takes the new message. */
export async function turnOnReadOnly(
  db: Db,
  { userId, message, now }: { userId: string | null; message: string; now: Date },
): Promise<void> {
  await db
    .updateTable('read_only_mode')
    .set((eb) => ({ since: eb.fn.coalesce('since', eb.val(now)), message, set_by: userId }))
    .execute()
}

export async function turnOffReadOnly(db: Db): Promise<void> {
  await db.updateTable('read_only_mode').set({ since: null, message: '', set_by: null }).execute()
}
