import { DAY_MS, HOUR_MS, PROOF_LIMITS } from '#domain/limits.ts'

import type { CheckFailure, CheckMethod } from './proof-kinds.ts'
import type { OwnProof } from './proof.ts'

export type CheckOutcome = { proven: true; method: CheckMethod; url: string } | { proven: false; failure: CheckFailure }

export type ProofState = {
  method: CheckMethod | null
  /** What the proof links to. */
  url: string | null
  /** When a check last succeeded; null: not shown. */
  checkedAt: Date | null
  failure: CheckFailure | null
  /** The first failure since then. */
  failingSince: Date | null
  /** When the owner was to be mailed. */
  warnedAt: Date | null
  nextCheckAt: Date | null
}

const NOTHING_FAILED = { failure: null, failingSince: null, warnedAt: null }

function stateAfterSuccess(
  { method, url }: { method: CheckMethod; url: string },
  { now, spread }: { now: Date; spread: number },
): ProofState {
  const days = PROOF_LIMITS.recheckDays + spread * PROOF_LIMITS.spreadDays
  return { ...NOTHING_FAILED, method, url, checkedAt: now, nextCheckAt: new Date(now.getTime() + days * DAY_MS) }
}

function stateAfterFailure(state: ProofState, failure: CheckFailure, now: Date): ProofState & { warn: boolean } {
  const { checkedAt, failingSince, warnedAt } = state
  const failed = { ...state, failure, warn: false }
  // Nothing is shown, so there is nothing to watch.
  if (checkedAt === null) return { ...failed, nextCheckAt: null }
  if (failingSince === null) {
    const nextCheckAt = new Date(now.getTime() + PROOF_LIMITS.secondCheckDays * DAY_MS)
    return { ...failed, failingSince: now, nextCheckAt }
  }
  const warnFrom = failingSince.getTime() + PROOF_LIMITS.secondCheckDays * DAY_MS
  if (now.getTime() < warnFrom) return { ...failed, nextCheckAt: new Date(warnFrom) }
  if (warnedAt === null) {
    const nextCheckAt = new Date(now.getTime() + PROOF_LIMITS.lastCheckHours * HOUR_MS)
    return { ...failed, warnedAt: now, nextCheckAt, warn: true }
  }
  const lapseFrom = warnedAt.getTime() + PROOF_LIMITS.lastCheckHours * HOUR_MS
  if (now.getTime() < lapseFrom) return { ...failed, nextCheckAt: new Date(lapseFrom) }
  return { ...failed, method: null, checkedAt: null, nextCheckAt: null }
}

/**
 * R798, R799: a proof after a check. `spread`, from 0 to 1, moves the next check. `warn` says that the owner is to be
 * mailed.
 */
export function stateAfterCheck(
  state: ProofState,
  outcome: CheckOutcome,
  { now, spread }: { now: Date; spread: number },
): ProofState & { warn: boolean } {
  if (outcome.proven) return { ...stateAfterSuccess(outcome, { now, spread }), warn: false }
  return stateAfterFailure(state, outcome.failure, now)
}

/** R794: what its owner is told. */
export function describeProofState({
  checkedAt,
  failingSince,
}: Pick<ProofState, 'checkedAt' | 'failingSince'>): OwnProof['state'] {
  if (checkedAt !== null) return failingSince === null ? 'proven' : 'failing'
  return failingSince === null ? 'unproven' : 'lapsed'
}
