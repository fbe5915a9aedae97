import { findProof } from '#db/queries/proofs/proofs.ts'
import { isId } from '#domain/id.ts'
import { networkOf } from '#domain/network.ts'
import type { OwnProof } from '#domain/proofs/proof.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { consumeLimitsOrFail, type LimitedAct } from '#use-cases/consume-limits-or-fail.ts'
import { refundLimits } from '#use-cases/consume-limits.ts'
import type { Deps } from '#use-cases/deps.ts'

import { findOwnProfile } from './find-own-profile.ts'
import { presentOwnProof } from './present-proofs.ts'
import { recordCheck } from './record-check.ts'
import { runCheck } from './run-check.ts'

type CheckDeps = Pick<Deps, 'db' | 'limits' | 'now' | 'queue' | 'site' | 'websites'>

const MISSING = fail('not_found', 'there is no such proof')
const message = 'too many checks were asked for within an hour'

/** R795: the owner asks for a check now. */
export async function checkProof(
  deps: CheckDeps,
  viewer: Viewer,
  { slug, id, clientAddress }: { slug: string; id: string; clientAddress: string },
): Promise<Result<OwnProof>> {
  const found = await findOwnProfile(deps.db, viewer, slug)
  if (!found.ok) return found
  const { profile, account } = found.value
  const proof = isId(id) ? await findProof(deps.db, { id, profileId: profile.id }) : undefined
  if (!proof) return MISSING
  const acts: LimitedAct[] = [
    { name: 'proofChecks', key: account.userId, message },
    { name: 'proofChecksFromNetwork', key: networkOf(clientAddress), message },
  ]
  const allowed = await consumeLimitsOrFail(deps, acts)
  if (!allowed.ok) return allowed
  const outcome = await runCheck(deps, proof).catch(async (error: unknown) => {
    // Nothing was checked, for example since too many checks wait.
    await refundLimits(deps, acts)
    throw error
  })
  const recorded = await recordCheck(deps, proof, outcome)
  return recorded ? ok(presentOwnProof(recorded)) : MISSING
}
