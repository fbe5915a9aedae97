import type { ProofRow } from '#db/queries/proofs/proofs.ts'
import { ownValue } from '#domain/own-value.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'
import { txtRecordOf } from '#domain/proofs/proof-code.ts'
import { describeProofState } from '#domain/proofs/proof-state.ts'
import type { OwnProof, ProfileProof } from '#domain/proofs/proof.ts'
import { trimEndMatching } from '#domain/text/trim-end.ts'

/** Of a profile's query: dates are texts there, since the rows come out of a JSON aggregate. */
export type ShownProofRow = Pick<ProofRow, 'kind' | 'subject' | 'method' | 'url'> & { checked_at: Date | string | null }

/** An address without what every address has. */
const labelOf = ({ kind, subject }: Pick<ProofRow, 'kind' | 'subject'>) =>
  kind === 'domain' ? subject : trimEndMatching(subject.replace(/^https?:\/\/(?:www\.)?/, ''), /\//)

/** R800: proofs whose last check succeeded, or that have not failed for long. */
function presentShownProof(row: ShownProofRow): ProfileProof[] {
  if (row.checked_at === null || row.method === null) return []
  const { kind, url, method } = row
  return [{ kind, label: labelOf(row), url, method, checkedOn: new Date(row.checked_at).toISOString() }]
}

/** R806: in the platform's words; a claim that it no longer shows has none. */
function presentClaim({ claim, confirmed_at: at }: ProofFacts['identity_claims'][number]): ProfileProof[] {
  const label = ownValue(activePlatformRules().identityClaims ?? {}, claim)
  if (label === undefined) return []
  return [{ kind: 'identity', label, url: null, method: 'sign-in', checkedOn: new Date(at).toISOString() }]
}

type ProofFacts = {
  proofs: ShownProofRow[]
  identity_claims: { claim: string; confirmed_at: Date | string }[]
  /** R802: when the site builder last reported a published site of this account; null: it has not. */
  sites_reported_at: Date | null
}

export function presentProofs(
  { proofs, identity_claims: claims, sites_reported_at: reportedAt }: ProofFacts,
  { platformName }: { platformName: string },
): ProfileProof[] {
  const shown = [...claims.flatMap(presentClaim), ...proofs.flatMap(presentShownProof)]
  if (reportedAt === null) return shown
  const checkedOn = reportedAt.toISOString()
  return [...shown, { kind: 'platform', label: platformName, url: null, method: 'site-builder', checkedOn }]
}

/** R794 */
export function presentOwnProof(row: ProofRow): OwnProof {
  return {
    id: row.id,
    kind: row.kind,
    label: labelOf(row),
    url: row.url ?? (row.kind === 'domain' ? `https://${row.subject}/` : row.subject),
    state: describeProofState({ checkedAt: row.checked_at, failingSince: row.failing_since }),
    method: row.method,
    checkedOn: row.checked_at?.toISOString() ?? null,
    failure: row.failure,
    txtRecord: row.code === null ? null : txtRecordOf(row.code),
  }
}
