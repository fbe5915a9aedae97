import type { Db } from '#db/connection.ts'
import { findHandleHolder, lockHandles, reclaimHandle } from '#db/queries/profiles/handles.ts'
import { REFUSED } from '#domain/error-messages.ts'
import { DAY_MS, HANDLE_RESERVED_DAYS } from '#domain/limits.ts'
import { HANDLE_RESERVED } from '#domain/profiles/handle.ts'
import { isReservedHandle } from '#domain/profiles/reserved-handles.ts'
import { fail } from '#domain/result.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { slugInvalid } from './invalid-handle.ts'

export const SLUG_TAKEN = fail('slug_taken', REFUSED.slugTaken, {
  slug: ['This profile URL has already been taken. Please choose a different handle.'],
})

export function reservedSince(now: Date): Date {
  return new Date(now.getTime() - HANDLE_RESERVED_DAYS * DAY_MS)
}

type Claim = { handle: string; profileId: string; former?: string; now: Date }

/** R2, R3: gives the profile a handle, in the caller's transaction; the former one, which it gives up, is locked, too. */
export async function claimHandle(db: Db, { handle, profileId, former, now }: Claim): Promise<void> {
  await lockHandles(db, former === undefined ? [handle] : [handle, former])
  const holder = await findHandleHolder(db, { handle, reservedSince: reservedSince(now) })
  if (holder !== undefined && holder !== profileId) throw new Rollback(SLUG_TAKEN)
  if (holder === undefined && isReservedHandle(handle)) throw new Rollback(slugInvalid(HANDLE_RESERVED))
  await reclaimHandle(db, handle)
}
