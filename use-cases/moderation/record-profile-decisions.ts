import type { Db } from '#db/connection.ts'
import { hasOtherManager } from '#db/queries/moderation/deciders.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import type { StateBefore } from '#db/schema/moderation.ts'
import type { DecisionAct, FoundBy } from '#domain/moderation/decision-act.ts'
import { restrictingActs, statusUnlessSuspended } from '#domain/moderation/restricting-acts.ts'
import { viewerRole } from '#domain/policy/profile-access.ts'
import type { AdminViewer } from '#use-cases/admin/require-admin-viewer.ts'
import { profileOwnership } from '#use-cases/profiles/present-profile.ts'

import { profileState } from './profile-state.ts'
import { recordDecision } from './record-decision.ts'
import type { StatementDeps } from './statement-url.ts'

type Moderated = {
  viewer: AdminViewer
  before: ProfileRow
  after: ProfileRow
  reason?: string | undefined
  rule?: string | undefined
  foundBy?: FoundBy | undefined
}

/** What a reversal restores; a suspension is lifted by the profile's own columns. */
function stateBefore(act: DecisionAct, before: ProfileRow): StateBefore {
  if (act !== 'deactivate-profile') return {}
  return {
    expertStatus: statusUnlessSuspended(profileState(before)),
    wantsHirable: before.wants_hirable,
    activatedAt: before.activated_at?.toISOString() ?? null,
  }
}

/** R770b: a profile of their own, or of a workspace that no one else manages. */
async function isOwnAlone(db: Db, viewer: AdminViewer, row: ProfileRow): Promise<boolean> {
  if (viewerRole(viewer, profileOwnership(row)) !== 'OWNER') return false
  if (row.owner_workspace_id === null) return true
  return !(await hasOtherManager(db, { workspaceId: row.owner_workspace_id, userId: viewer.userId }))
}

/** R770: a statement for each act that restricts an owner, but none for what admins do to their own profiles. */
export async function recordProfileDecisions(
  deps: StatementDeps,
  db: Db,
  { viewer, before, after, reason = '', rule, foundBy = 'admin' }: Moderated,
): Promise<void> {
  if (await isOwnAlone(db, viewer, before)) return
  const affected =
    before.owner_user_id === null
      ? { workspaceId: before.owner_workspace_id ?? '' }
      : { accountId: before.owner_user_id }
  for (const act of restrictingActs(profileState(before), profileState(after))) {
    await recordDecision(deps, db, {
      act,
      affected,
      profileId: before.id,
      subject: before.slug,
      rule,
      facts: reason,
      foundBy,
      decidedBy: viewer.userId,
      previous: stateBefore(act, before),
      email: before.owner_email,
      name: before.name,
    })
  }
}
