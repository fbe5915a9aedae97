import { proofMails } from '#adapters/mail/proof-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import type { Db } from '#db/connection.ts'
import { findProfileById } from '#db/queries/profiles/profiles.ts'
import type { ProofRow } from '#db/queries/proofs/proofs.ts'
import * as addresses from '#domain/addresses.ts'
import { PROOF_LIMITS } from '#domain/limits.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'

import { presentOwnProof } from './present-proofs.ts'

/** R799: to the owner's proven address, where there is one; of a workspace, that of its first owner who has one. */
export async function warnOwner(deps: Pick<Deps, 'queue' | 'site'>, db: Db, row: ProofRow): Promise<void> {
  const profile = await findProfileById(db, row.profile_id)
  if (!profile || profile.owner_email === null) return
  const { label, kind, failure } = presentOwnProof(row)
  const url = absoluteUrl(addresses.dashboard, deps.site.url)
  url.searchParams.set('profile', profile.slug)
  url.hash = 'proofs'
  const facts = {
    name: profile.name,
    handle: profile.slug,
    label,
    proofKind: kind,
    failure: failure ?? ('not_found' as const),
    days: PROOF_LIMITS.secondCheckDays,
    hours: PROOF_LIMITS.lastCheckHours,
    url: url.href,
  }
  await queueMail(deps, db, { to: profile.owner_email, ...renderMailTemplate(deps.site, proofMails.failing, facts) })
}
