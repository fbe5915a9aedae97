import { type ProofRow, takeDueProofs } from '#db/queries/proofs/proofs.ts'
import { HOUR_MS } from '#domain/limits.ts'
import { PROOF_RECHECKS } from '#domain/limits/resource-limits.ts'
import type { Deps } from '#use-cases/deps.ts'
import { throwFailures } from '#use-cases/run-each.ts'

import { recordCheck } from './record-check.ts'
import { runCheck } from './run-check.ts'

type RecheckDeps = Pick<Deps, 'db' | 'now' | 'queue' | 'site' | 'websites'>

async function recheck(deps: RecheckDeps, proof: ProofRow): Promise<void> {
  await recordCheck(deps, proof, await runCheck(deps, proof))
}

/** R798: checks some of the proofs that are due, a few at once. One that could not be checked is due again in an hour. */
export async function recheckProofs(deps: RecheckDeps): Promise<void> {
  const now = deps.now()
  const until = new Date(now.getTime() + HOUR_MS)
  const due = await takeDueProofs(deps.db, { now, until, limit: PROOF_RECHECKS.perRun })
  const waiting = due.values()
  const failures: unknown[] = []
  const work = async () => {
    for (const proof of waiting) await recheck(deps, proof).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: PROOF_RECHECKS.atOnce }, work))
  throwFailures(failures, due.length)
}
