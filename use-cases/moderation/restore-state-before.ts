import type { Transaction } from 'kysely'

import { setLock } from '#db/queries/accounts/account-locks.ts'
import { type DecisionRow, listAppliedDecisions, setPreviousState } from '#db/queries/moderation/decisions.ts'
import { updateProfile } from '#db/queries/profiles/profile-writes.ts'
import { findProfileById, lockProfile, type ProfileRow } from '#db/queries/profiles/profiles.ts'
import type { Database } from '#db/schema.ts'
import { hasRegained, statusUnlessSuspended } from '#domain/moderation/restricting-acts.ts'
import type { Deps } from '#use-cases/deps.ts'
import { refreshLockedListing } from '#use-cases/lists/refresh-listing.ts'

import { profileState } from './profile-state.ts'

/** The columns that the decision took; undefined where something else has given them back since. */
function columnsBefore({ act, previous }: DecisionRow, now: ProfileRow) {
  if (act === 'hide-profile') return now.visibility === 'PRIVATE' ? { visibility: 'PUBLIC' as const } : undefined
  const isSuspended = now.expert_status === 'SUSPENDED'
  if (act === 'suspend-profile') {
    return isSuspended ? { expert_status: statusUnlessSuspended(profileState(now)) } : undefined
  }
  const { expertStatus = 'NOT_ACTIVATED', wantsHirable = false, activatedAt = null } = previous
  if (hasRegained(profileState(now), expertStatus)) return undefined
  return {
    // A suspension since then still applies; without it, the profile gets this status back.
    ...(!isSuspended && { expert_status: expertStatus }),
    wants_hirable: wantsHirable,
    activated_at: activatedAt === null ? null : new Date(activatedAt),
  }
}

/** Whether a later reversal of the activation applies: it then gives back what this one took, once it is reversed. */
async function passToLaterDecision(
  db: Transaction<Database>,
  { id, profile_id, act, decided_at, previous }: DecisionRow,
) {
  if (act !== 'deactivate-profile' || profile_id === null) return false
  const applied = await listAppliedDecisions(db, { profileId: profile_id, acts: [act] })
  const later = applied.find((one) => one.decided_at > decided_at || (one.decided_at >= decided_at && one.id > id))
  if (later) await setPreviousState(db, { id: later.id, previous })
  return later !== undefined
}

type Reversed = { decision: DecisionRow; by: string }

/** R776: gives back what the decision took: the profile on its page, in lists and in search, or the account. */
export async function restoreStateBefore(
  { now, logAuthEvent }: Pick<Deps, 'now' | 'logAuthEvent'>,
  db: Transaction<Database>,
  { decision, by }: Reversed,
): Promise<void> {
  if (decision.act === 'lock-account') {
    if (decision.account_id === null) return
    await setLock(db, { userId: decision.account_id, lock: null })
    logAuthEvent({ event: 'account-unlocked', userId: decision.account_id, byUserId: by })
    return
  }
  if (decision.profile_id === null || (await passToLaterDecision(db, decision))) return
  if (!(await lockProfile(db, decision.profile_id))) return
  const row = await findProfileById(db, decision.profile_id)
  const columns = row && columnsBefore(decision, row)
  if (!columns) return
  await updateProfile(db, { id: row.id, editorId: by }, columns)
  const after = await findProfileById(db, row.id)
  if (after) await refreshLockedListing(db, after, { now: now() })
}
