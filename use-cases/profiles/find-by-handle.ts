import type { Db } from '#db/connection.ts'
import { findProfileBySlug, type ProfileRow } from '#db/queries/profiles/profiles.ts'
import { isHandle, normalizeHandle } from '#domain/profiles/handle.ts'

/** A profile by a handle as it came in: in any case, and perhaps no handle at all. */
export async function findByHandle(db: Db, text: string): Promise<ProfileRow | undefined> {
  const handle = normalizeHandle(text)
  return isHandle(handle) ? findProfileBySlug(db, handle) : undefined
}
