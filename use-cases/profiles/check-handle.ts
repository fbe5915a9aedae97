import { findHandleHolder } from '#db/queries/profiles/handles.ts'
import { findProfileById } from '#db/queries/profiles/profiles.ts'
import { viewerRole } from '#domain/policy/profile-access.ts'
import { HANDLE_RESERVED, handleFormatProblem, normalizeHandle } from '#domain/profiles/handle.ts'
import { isReservedHandle } from '#domain/profiles/reserved-handles.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { formerHandleReservedSince } from './claim-handle.ts'
import { profileOwnership } from './present-profile.ts'

/**
 * R3: whether a handle is available, in the wording that clients match on. The viewer's own handle, current or former,
 * is.
 */
export async function checkHandle(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { slug }: { slug: string },
): Promise<{ msg: string }> {
  const handle = normalizeHandle(slug)
  const problem = handleFormatProblem(handle)
  if (problem) return { msg: `Slug is not valid: ${problem.text}` }
  const holder = await findHandleHolder(db, { handle, formerReservedSince: formerHandleReservedSince(now()) })
  if (holder === undefined) {
    return { msg: isReservedHandle(handle) ? `Slug is not valid: ${HANDLE_RESERVED.text}` : 'Slug is available' }
  }
  const row = await findProfileById(db, holder)
  const own = row !== undefined && viewerRole(viewer, profileOwnership(row)) === 'OWNER'
  return { msg: own ? 'Slug is available' : 'Slug is taken' }
}
