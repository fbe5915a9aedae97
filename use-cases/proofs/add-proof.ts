import { randomBytes } from 'node:crypto'

import { newId } from '#db/new-id.ts'
import { lockProfile } from '#db/queries/profiles/profiles.ts'
import { insertProof, listProofs } from '#db/queries/proofs/proofs.ts'
import { PROOF_LIMITS } from '#domain/limits.ts'
import { newProofSchema, type ProofSubject } from '#domain/proofs/new-proof.ts'
import type { OwnProof } from '#domain/proofs/proof.ts'
import { fail, failField, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { catchRollback, Rollback } from '#use-cases/rollback.ts'

import { findOwnProfile } from './find-own-profile.ts'
import { presentOwnProof } from './present-proofs.ts'

/** R793: 160 bits. */
const CODE_BYTES = 20

const OWN_SITE = failField('validation_failed', 'check address', {
  field: 'address',
  code: 'own_site_address',
  text: 'This address is on this site.',
})
const KNOWN = failField('validation_failed', 'check address', {
  field: 'address',
  code: 'proof_exists',
  text: 'This is in your list already.',
})
const FULL = failField('validation_failed', 'check address', {
  field: 'address',
  code: 'too_many_proofs',
  params: { maximum: PROOF_LIMITS.count },
  text: `A profile has at most ${PROOF_LIMITS.count}. Remove one first.`,
})

const hostOf = ({ kind, subject }: ProofSubject) => (kind === 'domain' ? subject : new URL(subject).hostname)

/** R794: adds a domain or a profile elsewhere, which is then to be checked. */
export async function addProof(
  { db, now, site }: Pick<Deps, 'db' | 'now' | 'site'>,
  viewer: Viewer,
  { slug, input }: { slug: string; input: unknown },
): Promise<Result<OwnProof>> {
  const found = await findOwnProfile(db, viewer, slug)
  if (!found.ok) return found
  const { id: profileId } = found.value.profile
  const parsed = newProofSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { kind, subject } = parsed.data
  if (hostOf(parsed.data) === site.url.hostname) return OWN_SITE
  return catchRollback(() =>
    db.transaction().execute(async (transaction) => {
      // Concurrent callers add one after another.
      if (!(await lockProfile(transaction, profileId)))
        throw new Rollback(fail('not_found', 'there is no such profile'))
      const rows = await listProofs(transaction, profileId)
      if (rows.some((row) => row.kind === kind && row.subject === subject)) throw new Rollback(KNOWN)
      if (rows.length >= PROOF_LIMITS.count) throw new Rollback(FULL)
      const code = kind === 'domain' ? randomBytes(CODE_BYTES).toString('base64url') : null
      const id = newId()
      await insertProof(transaction, { id, profileId, kind, subject, code, now: now() })
      const added = (await listProofs(transaction, profileId)).find((row) => row.id === id)
      if (!added) throw new Error(`The proof ${id} is gone while it is added.`)
      return presentOwnProof(added)
    }),
  )
}
