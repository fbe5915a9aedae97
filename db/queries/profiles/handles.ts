import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

/** Locks these handles until the transaction ends, so that concurrent claims and releases run one after another. */
export async function lockHandles(db: Db, handles: string[]): Promise<void> {
  for (const handle of [...new Set(handles)].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${handle}, 7305414))`.execute(db)
  }
}

/** The profile that has this handle now, or had it and may still claim it back. */
export async function findHandleHolder(
  db: Db,
  { handle, reservedSince }: { handle: string; reservedSince: Date },
): Promise<string | undefined> {
  const current = await db.selectFrom('profile').where('slug', '=', handle).select('id').executeTakeFirst()
  if (current) return current.id
  const former = await db
    .selectFrom('handle_history')
    .where('slug', '=', handle)
    .where('released_at', '>', reservedSince)
    .select('profile_id')
    .executeTakeFirst()
  return former?.profile_id
}

export async function releaseHandle(
  db: Db,
  { handle, profileId, now }: { handle: string; profileId: string; now: Date },
): Promise<void> {
  const values = { slug: handle, profile_id: profileId, released_at: now }
  await db
    .insertInto('handle_history')
    .values(values)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ profile_id: profileId, released_at: now }))
    .execute()
}

/** A handle in use again no longer redirects. */
export async function reclaimHandle(db: Db, handle: string): Promise<void> {
  await db.deleteFrom('handle_history').where('slug', '=', handle).execute()
}
