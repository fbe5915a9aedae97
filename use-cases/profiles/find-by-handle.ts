import type { Db } from '#db/connection.ts'
import { findProfileBySlug, type ProfileRow } from '#db/queries/profiles/profiles.ts'
import { isHandle, normalizeHandle } from '#domain/profiles/handle.ts'

/** Finds a profile by a raw handle: in any letter case, and possibly invalid. */
export async function findByHandle(db: Db, text: string): Promise<ProfileRow | undefined> {
  const handle = normalizeHandle(text)
  return isHandle(handle) ? findProfileBySlug(db, handle) : undefined
}
