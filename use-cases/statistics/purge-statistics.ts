import { deleteAnalyticsBefore } from '#db/queries/statistics/analytics-events.ts'
import { deleteFunnelBefore } from '#db/queries/statistics/shown-counts.ts'
import { deleteViewHashesBefore } from '#db/queries/statistics/views.ts'
import { utcDayBefore } from '#domain/day.ts'
import {
  ANALYTICS_RETENTION_DAYS,
  DAY_MS,
  FUNNEL_LIMITS,
  SEARCHED_WORD_LIMITS,
  VISITOR_RETENTION_DAYS,
} from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

/**
 * R120: visitor hashes are stored only as long as a late batch may still need them; R350, R353: what was shown and
 * searched as long as somebody reads it; R459: analytics
 * events.
 */
export async function purgeStatistics({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteViewHashesBefore(db, utcDayBefore(now(), VISITOR_RETENTION_DAYS))
  const ends = {
    shown: utcDayBefore(now(), FUNNEL_LIMITS.retentionDays),
    words: utcDayBefore(now(), SEARCHED_WORD_LIMITS.days),
  }
  await deleteFunnelBefore(db, ends)
  await deleteAnalyticsBefore(db, new Date(now().getTime() - ANALYTICS_RETENTION_DAYS * DAY_MS))
}
