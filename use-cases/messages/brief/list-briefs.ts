import { z } from 'zod'

import { countBriefsOf, listBriefsOf, listMessagesOfBriefs } from '#db/queries/messages/briefs.ts'
import type { BriefList } from '#domain/messages/brief/brief-list.ts'
import { okUnlessBeyondLast, pageSchema, countListPages, pageLimitOffset } from '#domain/page-number.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { briefRecipientState } from './present-brief.ts'
import { isBriefUnanswered } from './suggest-other-experts.ts'

const querySchema = z.object({
  page: pageSchema,
})

/** R345: the viewer's own briefs, the newest first, and what has become of each. */
export async function listBriefs(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { query }: { query: unknown },
): Promise<Result<BriefList>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const parsed = querySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { page } = parsed.data
  const { userId } = viewer
  const [briefs, total] = await Promise.all([
    listBriefsOf(db, { userId, ...pageLimitOffset(page) }),
    countBriefsOf(db, userId),
  ])
  const messages = await listMessagesOfBriefs(
    db,
    briefs.map(({ id }) => id),
  )
  const items = briefs.map((brief) => {
    const rows = messages.filter((row) => row.brief_id === brief.id)
    return {
      id: brief.id,
      subject: rows[0]?.subject ?? '',
      sentOn: brief.sent_at?.toISOString() ?? null,
      withdrawnOn: brief.withdrawn_at?.toISOString() ?? null,
      silent: isBriefUnanswered(brief, rows, now()),
      files: rows[0]?.files.length ?? 0,
      recipients: rows.map((row) => ({
        profileSlug: row.profile_slug,
        profileName: row.profile_name,
        state: briefRecipientState(row),
      })),
    }
  })
  return okUnlessBeyondLast({ items, total, page, pages: countListPages(total) })
}
