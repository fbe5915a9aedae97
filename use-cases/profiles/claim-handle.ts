import type { Db } from '#db/connection.ts'
import { findHandleHolder, lockHandles, reclaimHandle, releaseHandle } from '#db/queries/profiles/handles.ts'
import { DAY_MS, HANDLE_RESERVED_DAYS } from '#domain/limits.ts'
import { HANDLE_RESERVED } from '#domain/profiles/handle.ts'
import { isReservedHandle } from '#domain/profiles/reserved-handles.ts'
import { fail } from '#domain/result.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { slugInvalid } from './invalid-handle.ts'

export const SLUG_TAKEN = fail('slug_taken', 'profile URL is already taken', {
  slug: ['This profile URL has already been taken. Please choose a different handle.'],
})

export function reservedSince(now: Date): Date {
  return new Date(now.getTime() - HANDLE_RESERVED_DAYS * DAY_MS)
}

type Claim = { handle: string; profileId: string; former?: string; now: Date }

/** R2, R3, R26: gives the profile a handle, in the caller's transaction; its former one stays reserved for it. */
export async function claimHandle(db: Db, { handle, profileId, former, now }: Claim): Promise<void> {
  await lockHandles(db, former === undefined ? [handle] : [handle, former])
  const holder = await findHandleHolder(db, { handle, reservedSince: reservedSince(now) })
  if (holder !== undefined && holder !== profileId) throw new Rollback(SLUG_TAKEN)
  if (holder === undefined && isReservedHandle(handle)) throw new Rollback(slugInvalid(HANDLE_RESERVED))
  await reclaimHandle(db, handle)
  if (former !== undefined) await releaseHandle(db, { handle: former, profileId, now })
}
