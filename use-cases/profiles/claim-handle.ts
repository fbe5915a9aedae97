import type { Db } from '#db/connection.ts'
import {
  countHandleChanges,
  findHandleHolder,
  insertHandleChange,
  lockHandles,
  reclaimHandle,
  releaseHandle,
} from '#db/queries/profiles/handles.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { REFUSAL_DETAIL } from '#domain/error-messages.ts'
import { createIssue } from '#domain/issue.ts'
import { DAY_MS, HANDLE_CHANGE_LIMITS, FORMER_HANDLE_RESERVED_DAYS } from '#domain/limits.ts'
import { HANDLE_RESERVED } from '#domain/profiles/handle.ts'
import { isReservedHandle } from '#domain/profiles/reserved-handles.ts'
import { fail } from '#domain/result.ts'
import { countWithNoun } from '#domain/text/plural.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { invalidHandleFailure } from './invalid-profile-input.ts'

export const SLUG_TAKEN = fail('slug_taken', REFUSAL_DETAIL.slugTaken, {
  slug: ['This profile URL has already been taken. Please choose a different handle.'],
})

export function formerHandleReservedSince(now: Date): Date {
  return new Date(now.getTime() - FORMER_HANDLE_RESERVED_DAYS * DAY_MS)
}

type Claim = { handle: string; profileId: string; former?: string; now: Date }

/** R2, R3: gives the profile a handle, in the caller's transaction; the former one, which it gives up, is locked, too. */
export async function claimHandle(db: Db, { handle, profileId, former, now }: Claim): Promise<void> {
  await lockHandles(db, former === undefined ? [handle] : [handle, former])
  const holder = await findHandleHolder(db, { handle, formerReservedSince: formerHandleReservedSince(now) })
  if (holder !== undefined && holder !== profileId) throw new Rollback(SLUG_TAKEN)
  if (holder === undefined && isReservedHandle(handle)) throw new Rollback(invalidHandleFailure(HANDLE_RESERVED))
  await reclaimHandle(db, handle)
}

type Change = {
  before: ProfileRow
  handle: string
  /** Changes within 30 days; undefined for an admin, who is not limited. */
  most: number | undefined
  now: Date
}

/** R522: counts the change, or refuses it. The profile is locked, so concurrent changes are counted one by one. */
async function countChange(db: Db, { before, most, now }: Change): Promise<void> {
  const span = HANDLE_CHANGE_LIMITS.days * DAY_MS
  const since = new Date(now.getTime() - span)
  const { changes, oldest } = await countHandleChanges(db, { profileId: before.id, since })
  if (most !== undefined && changes >= most) {
    const wait = (oldest ?? now).getTime() + span - now.getTime()
    const limit = `You can change your handle ${countWithNoun(most, 'time')} in ${HANDLE_CHANGE_LIMITS.days} days.`
    const problem = `${limit} Try again in ${countWithNoun(Math.ceil(wait / DAY_MS), 'day')}.`
    const params = { maximum: most, days: HANDLE_CHANGE_LIMITS.days, wait: Math.ceil(wait / DAY_MS) }
    const refused = fail('too_many_requests', 'the handle was changed too often', { slug: [problem] }, [
      createIssue('handle_changes', params, 'slug'),
    ])
    throw new Rollback({ ...refused, error: { ...refused.error, retryAfterSeconds: Math.ceil(wait / 1000) } })
  }
  await insertHandleChange(db, { profileId: before.id, now, since })
}

/** R3, R4, R26: gives the profile another handle, in the caller's transaction; the former one redirects. */
export async function changeHandle(db: Db, change: Change): Promise<void> {
  const { before, handle, now } = change
  await claimHandle(db, { handle, profileId: before.id, former: before.slug, now })
  await countChange(db, change)
  const wasPublic = before.visibility === 'PUBLIC' || before.slug_was_public
  const reserved = wasPublic && before.owner_verified
  await releaseHandle(db, { handle: before.slug, profileId: before.id, reserved, now })
}
