import { lockProof, type ProofRow, storeProofState } from '#db/queries/proofs/proofs.ts'
import { type CheckOutcome, type ProofState, stateAfterCheck } from '#domain/proofs/proof-state.ts'
import type { Deps } from '#use-cases/deps.ts'

import { warnOwner } from './warn-owner.ts'

const stateOf = (row: ProofRow): ProofState => ({
  method: row.method,
  url: row.url,
  checkedAt: row.checked_at,
  failure: row.failure,
  failingSince: row.failing_since,
  warnedAt: row.warned_at,
  nextCheckAt: row.next_check_at,
})

/** On the state that the proof has by then, with the mail that follows from it; undefined if it was removed meanwhile. */
export function recordCheck(
  deps: Pick<Deps, 'db' | 'now' | 'queue' | 'site'>,
  proof: Pick<ProofRow, 'id' | 'profile_id'>,
  outcome: CheckOutcome,
): Promise<ProofRow | undefined> {
  const key = { id: proof.id, profileId: proof.profile_id }
  return deps.db.transaction().execute(async (transaction) => {
    const before = await lockProof(transaction, key)
    if (!before) return undefined
    const { warn, ...state } = stateAfterCheck(stateOf(before), outcome, { now: deps.now(), spread: Math.random() })
    await storeProofState(transaction, before.id, state)
    const after = await lockProof(transaction, key)
    if (after && warn) await warnOwner(deps, transaction, after)
    return after
  })
}
