import { countFollowed, listFollowed } from '#db/queries/following/following.ts'
import { listExpertCards } from '#db/queries/lists/expert-cards.ts'
import type { Following } from '#domain/following/following.ts'
import { okUnlessBeyondLast, countListPages, pageLimitOffset } from '#domain/page-number.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { presentExpertCard } from '#use-cases/lists/present-expert-card.ts'

import { pageQuerySchema } from './page-query.ts'

/** R130: whom the viewer follows, the latest first. */
export async function listFollowing(
  { db, catalogue, site }: Pick<Deps, 'db' | 'catalogue' | 'site'>,
  viewer: Viewer,
  { query }: { query: unknown },
): Promise<Result<Following>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const parsed = pageQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { page } = parsed.data
  const { userId } = viewer
  const [followed, total] = await Promise.all([
    listFollowed(db, { userId, ...pageLimitOffset(page) }),
    countFollowed(db, userId),
  ])
  const since = new Map(followed.map((row) => [row.profile_id, row.created_at]))
  const rows = await listExpertCards(db, [...since.keys()])
  const items = rows.map((row) => ({
    ...presentExpertCard(row, { catalogue, site }),
    followedOn: (since.get(row.id) ?? new Date(0)).toISOString(),
  }))
  return okUnlessBeyondLast({ items, total, page, pages: countListPages(total) })
}
