import type { Db } from '#db/connection.ts'
import { listAppliedDecisions } from '#db/queries/moderation/decisions.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import type { FoundBy } from '#domain/moderation/decision-act.ts'
import { endedActs, hasRegained } from '#domain/moderation/restricting-acts.ts'
import { viewerRole } from '#domain/policy/profile-access.ts'
import { failForbidden } from '#domain/result.ts'
import type { AdminViewer } from '#use-cases/admin/require-admin-viewer.ts'
import { profileOwnership } from '#use-cases/profiles/present-profile.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { liftAsEnded } from './end-decisions.ts'
import { profileState } from './profile-state.ts'
import { recordProfileDecisions } from './record-profile-decisions.ts'
import type { StatementDeps } from './statement-url.ts'

/** What an admin says to a restriction. */
export type Reasons = { reason?: string | undefined; rule?: string | undefined; foundBy?: FoundBy | undefined }

const RESTRICTED_BY_ANOTHER = failForbidden({
  code: 'profile_suspended',
  text: 'another admin has suspended this profile; object to the decision',
})

type Change = { viewer: AdminViewer; before: ProfileRow; after: ProfileRow; reasons?: Reasons | undefined }

/** R776b: a change that takes a restriction back ends its decision, but no one lifts what was decided about them. */
async function endProfileDecisions(deps: StatementDeps, db: Db, { viewer, before, after }: Change): Promise<void> {
  const acts = endedActs(profileState(before), profileState(after))
  if (acts.length === 0) return
  const applied = await listAppliedDecisions(db, { profileId: after.id, acts })
  const ended = applied.filter(
    ({ act, previous }) => act !== 'deactivate-profile' || hasRegained(profileState(after), previous.expertStatus),
  )
  const isOwn = viewerRole(viewer, profileOwnership(before)) === 'OWNER'
  if (isOwn && ended.some(({ act, decided_by }) => act === 'suspend-profile' && decided_by !== viewer.userId)) {
    throw new Rollback(RESTRICTED_BY_ANOTHER)
  }
  await liftAsEnded(db, { ids: ended.map(({ id }) => id), by: viewer.userId, now: deps.now() })
}

/** R770, R776b: whichever call changes a profile, what it takes is a decision, and what it gives back ends one. */
export async function applyDecisions(deps: StatementDeps, db: Db, change: Change): Promise<void> {
  await endProfileDecisions(deps, db, change)
  if (change.viewer.isAdmin) await recordProfileDecisions(deps, db, { ...change, ...change.reasons })
}
