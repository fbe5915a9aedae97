import { z } from 'zod'

import { listReactions } from '#db/queries/following/follows-and-likes.ts'
import type { OwnReactions } from '#domain/following/follow-or-like.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { slugList } from '#domain/lists/slug-list.ts'
import { viewerRole } from '#domain/policy/profile-access.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

const querySchema = z.object({ slugs: slugList(PAGE_SIZE).optional() })

/** R310: what the viewer did to these profiles, and which of them are their own. */
export async function listOwnReactions(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { query }: { query: unknown },
): Promise<Result<OwnReactions>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const parsed = querySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { slugs } = parsed.data
  const rows = slugs ? await listReactions(db, { userId: viewer.userId, slugs }) : []
  const slugsWhere = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).map(({ slug }) => slug)
  return ok({
    followed: slugsWhere((row) => Boolean(row.is_followed)),
    liked: slugsWhere((row) => Boolean(row.is_liked)),
    own: slugsWhere((row) => {
      const owner = { ownerUserId: row.owner_user_id, ownerWorkspaceId: row.owner_workspace_id }
      return viewerRole(viewer, owner) === 'OWNER'
    }),
  })
}
