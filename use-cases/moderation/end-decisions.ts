import type { Db } from '#db/connection.ts'
import { liftDecisions, lockAppliedDecisions } from '#db/queries/moderation/decisions.ts'
import { closeObjections } from '#db/queries/moderation/objections.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import type { DecisionAct } from '#domain/moderation/decision-act.ts'
import { endedActs } from '#domain/moderation/restricting-acts.ts'

import { profileState } from './profile-state.ts'

type Ended = { acts: DecisionAct[]; by: string; now: Date } & ({ profileId: string } | { accountId: string })

/** R776: an act that takes a restriction back ends its decision, and with it an objection that is still open. */
export async function endDecisions(db: Db, { by, now, ...applied }: Ended): Promise<void> {
  const ids = await lockAppliedDecisions(db, applied)
  if (ids.length === 0) return
  await liftDecisions(db, { ids, lift: 'ended', by, now })
  await closeObjections(db, { decisionIds: ids, outcome: 'moot', by, reason: null, now })
}

type Change = { before: ProfileRow; after: ProfileRow; by: string; now: Date }

/** R776: the same for whatever a change of a profile takes back. */
export async function endProfileDecisions(db: Db, { before, after, by, now }: Change): Promise<void> {
  const acts = endedActs(profileState(before), profileState(after))
  if (acts.length > 0) await endDecisions(db, { profileId: after.id, acts, by, now })
}
