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
  { handle, formerReservedSince }: { handle: string; formerReservedSince: Date },
): Promise<string | undefined> {
  const current = await db.selectFrom('profile').where('slug', '=', handle).select('id').executeTakeFirst()
  if (current) return current.id
  const former = await db
    .selectFrom('handle_history')
    .where('slug', '=', handle)
    .where('reserved', '=', true)
    .where('released_at', '>', formerReservedSince)
    .select('profile_id')
    .executeTakeFirst()
  return former?.profile_id
}

type Release = { handle: string; profileId: string; reserved: boolean; now: Date }

export async function releaseHandle(db: Db, { handle, profileId, reserved, now }: Release): Promise<void> {
  const columns = { profile_id: profileId, released_at: now, reserved }
  await db
    .insertInto('handle_history')
    .values({ slug: handle, ...columns })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(columns))
    .execute()
}

type Changes = { changes: number; oldest: Date | null }

export async function countHandleChanges(
  db: Db,
  { profileId, since }: { profileId: string; since: Date },
): Promise<Changes> {
  const { changes, oldest } = await db
    .selectFrom('handle_change')
    .where('profile_id', '=', profileId)
    .where('changed_at', '>', since)
    .select((eb) => [eb.fn.countAll<string>().as('changes'), eb.fn.min('changed_at').as('oldest')])
    .executeTakeFirstOrThrow()
  return { changes: Number(changes), oldest }
}

/** Changes from before `since` no longer count, and are deleted. */
export async function insertHandleChange(
  db: Db,
  { profileId, since, now }: { profileId: string; since: Date; now: Date },
): Promise<void> {
  await db.deleteFrom('handle_change').where('profile_id', '=', profileId).where('changed_at', '<=', since).execute()
  await db.insertInto('handle_change').values({ profile_id: profileId, changed_at: now }).execute()
}

/** A handle in use again no longer redirects. */
export async function reclaimHandle(db: Db, handle: string): Promise<void> {
  await db.deleteFrom('handle_history').where('slug', '=', handle).execute()
}
