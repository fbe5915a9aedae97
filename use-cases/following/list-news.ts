import { findLastVisit, recordVisit } from '#db/queries/following/news-readers.ts'
import { countNews, listNewsRows as findNews } from '#db/queries/following/news.ts'
import type { News } from '#domain/following/following.ts'
import { DAY_MS, NEWS_LIMITS } from '#domain/limits.ts'
import { okUnlessBeyondLast, countListPages, pageLimitOffset } from '#domain/page-number.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { pageQuerySchema } from './page-query.ts'
import { presentNews } from './present-news.ts'

type Input = {
  query: unknown
  /** Whether a person is reading, as opposed to a program that only checks for news. */
  look: boolean
}

/** R131: news of the experts whom the viewer follows, since their last visit and for at least 30 days. */
export async function listNews(
  { db, now, site }: Pick<Deps, 'db' | 'now' | 'site'>,
  viewer: Viewer,
  { query, look }: Input,
): Promise<Result<News>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const parsed = pageQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { page } = parsed.data
  const { userId } = viewer
  const until = now()
  if (look) {
    const visitSince = new Date(until.getTime() - NEWS_LIMITS.visitMinutes * 60_000)
    await recordVisit(db, userId, { now: until, visitSince })
  }
  const lastVisit = await findLastVisit(db, userId)
  const daysAgo = until.getTime() - NEWS_LIMITS.days * DAY_MS
  const after = new Date(Math.min(daysAgo, lastVisit?.getTime() ?? daysAgo))
  const [rows, total] = await Promise.all([
    findNews(db, { userIds: [userId], after, until, ...pageLimitOffset(page) }),
    countNews(db, { userId, after, until }),
  ])
  const items = rows.flatMap((row) => presentNews(row, { lastVisit, site }))
  return okUnlessBeyondLast({ items, total, page, pages: countListPages(total), since: after.toISOString() })
}
