import { listProofs } from '#db/queries/proofs/proofs.ts'
import * as addresses from '#domain/addresses.ts'
import type { OwnProofs } from '#domain/proofs/proof.ts'
import { ok, type Result } from '#domain/result.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { findOwnProfile } from './find-own-profile.ts'
import { presentOwnProof } from './present-proofs.ts'

/** R794: all of them, with what to put where. */
export async function listOwnProofs(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  viewer: Viewer,
  { slug }: { slug: string },
): Promise<Result<OwnProofs>> {
  const found = await findOwnProfile(db, viewer, slug)
  if (!found.ok) return found
  const { profile } = found.value
  const rows = await listProofs(db, profile.id)
  const address = absoluteUrl(addresses.profile(profile.slug), site.url).href
  return ok({ items: rows.map(presentOwnProof), linkTag: `<link rel="me" href="${address}">` })
}
