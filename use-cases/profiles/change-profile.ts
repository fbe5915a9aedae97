import type { Transaction } from 'kysely'

import type { Db } from '#db/connection.ts'
import { findReactions, findProfileById, lockProfile, type ProfileRow } from '#db/queries/profiles/profiles.ts'
import type { Database } from '#db/schema.ts'
import { maySeeProfile } from '#domain/policy/profile-access.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { refuseWithoutSecondFactor } from '#use-cases/admin/require-admin-viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { refreshLockedListing } from '#use-cases/lists/refresh-listing.ts'
import type { InquiryAddressDeps } from '#use-cases/messages/inquiry-address.ts'
import { applyDecisions, type Reasons } from '#use-cases/moderation/apply-decisions.ts'
import { catchRollback, Rollback } from '#use-cases/rollback.ts'

import { profileOwnership, presentProfile } from './present-profile.ts'

export type ChangedProfile = { profile: Profile; version: number }

export type ProfileChangeDeps = Pick<
  Deps,
  'db' | 'catalogue' | 'incoming' | 'pictures' | 'uploadEncoder' | 'handleChanges'
> &
  InquiryAddressDeps

type Account = Extract<Viewer, { kind: 'account' }>

type Change = {
  find: (db: Db, viewer: Account) => Promise<ProfileRow | undefined>
  mayChange: (viewer: Viewer, profile: ReturnType<typeof profileOwnership>) => boolean
  /** The version that the client edited, where it sends one. */
  ifMatch?: number | undefined
  /** R770: an admin's, known once the change is written. */
  reasons?: () => Reasons | undefined
  /** Returns the changed profile; refuses by throwing, which rolls everything back. */
  write: (db: Db, before: ProfileRow, viewer: Account) => Promise<ProfileRow>
}

/** Every change to a profile runs here: who (401), is it there (404), may they (403), then one transaction. */
export async function changeProfile(
  deps: ProfileChangeDeps,
  viewer: Viewer,
  change: Change,
): Promise<Result<ChangedProfile>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const found = await change.find(deps.db, viewer)
  if (!found || !maySeeProfile(viewer, profileOwnership(found))) return fail('not_found', 'there is no such profile')
  if (!change.mayChange(viewer, profileOwnership(found))) {
    return refuseWithoutSecondFactor(viewer) ?? fail('forbidden', 'this profile is not yours to change')
  }
  return catchRollback(() =>
    deps.db.transaction().execute(async (transaction) => {
      await lockProfile(transaction, found.id)
      const before = await findProfileById(transaction, found.id)
      if (!before) throw new Rollback(fail('not_found', 'there is no such profile'))
      if (change.ifMatch !== undefined && change.ifMatch !== before.version) {
        throw new Rollback(fail('edited_elsewhere', 'the profile was edited elsewhere'))
      }
      const after = await change.write(transaction, before, viewer)
      await applyDecisions(deps, transaction, { viewer, before, after, reasons: change.reasons?.() })
      return finishProfileChange(transaction, { deps, viewer, after })
    }),
  )
}

/** The end of every change: refreshes the listing and presents the changed profile. */
export async function finishProfileChange(
  db: Transaction<Database>,
  { deps, viewer, after }: { deps: Pick<Deps, 'now' | 'site'>; viewer: Account; after: ProfileRow },
): Promise<ChangedProfile> {
  const now = deps.now()
  await refreshLockedListing(db, after, { now })
  const reactions = await findReactions(db, { userId: viewer.userId, profileId: after.id })
  return { profile: presentProfile(after, { viewer, reactions, now, site: deps.site }), version: after.version }
}
