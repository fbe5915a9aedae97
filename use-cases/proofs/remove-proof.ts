import { deleteProof } from '#db/queries/proofs/proofs.ts'
import { isId } from '#domain/id.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { findOwnProfile } from './find-own-profile.ts'

/** R794: it is no longer shown, and its code no longer counts. */
export async function removeProof(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { slug, id }: { slug: string; id: string },
): Promise<Result<null>> {
  const found = await findOwnProfile(db, viewer, slug)
  if (!found.ok) return found
  const removed = isId(id) && (await deleteProof(db, { id, profileId: found.value.profile.id }))
  return removed ? ok(null) : fail('not_found', 'there is no such proof')
}
