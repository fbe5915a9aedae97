import type { Db } from '#db/connection.ts'
import { liftDecisions, listAppliedDecisions } from '#db/queries/moderation/decisions.ts'
import { closeObjections } from '#db/queries/moderation/objections.ts'

type Ended = { ids: string[]; by: string; now: Date }

/** R776b: decisions that no longer apply, and objections to them that are open. */
export async function liftAsEnded(db: Db, { ids, by, now }: Ended): Promise<void> {
  if (ids.length === 0) return
  await liftDecisions(db, { ids, lift: 'ended', by, now })
  await closeObjections(db, { decisionIds: ids, outcome: 'moot', by, reason: null, now })
}

/** R776b: an account that is unlocked. */
export async function endAccountLock(db: Db, { accountId, ...ended }: { accountId: string; by: string; now: Date }) {
  const applied = await listAppliedDecisions(db, { accountId, acts: ['lock-account'] })
  await liftAsEnded(db, { ids: applied.map(({ id }) => id), ...ended })
}
