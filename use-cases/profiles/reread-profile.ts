import type { Db } from '#db/connection.ts'
import { findProfileById, type ProfileRow } from '#db/queries/profiles/profiles.ts'

/** Reads a profile that the caller's transaction has locked and written. */
export async function rereadProfile(db: Db, id: string): Promise<ProfileRow> {
  const row = await findProfileById(db, id)
  if (!row) throw new Error(`The profile ${id} is gone in the middle of a change.`)
  return row
}
