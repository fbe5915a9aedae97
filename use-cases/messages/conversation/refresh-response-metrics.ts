import type { Transaction } from 'kysely'

import { computeResponseMetrics, storeResponseMetrics } from '#db/queries/messages/response-metrics.ts'
import type { Database } from '#db/schema.ts'
import { ANSWER_RATE_THRESHOLDS, DAY_MS, RESPONSE_METRICS_SAMPLE } from '#domain/limits.ts'
import { answerRate } from '#domain/messages/answer-rate.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

/** R98, R335: recomputes how soon and how often the profile answers, and its score and filters with it. */
export async function refreshResponseMetrics(
  transaction: Transaction<Database>,
  profileId: string | null,
  { now }: { now: Date },
): Promise<void> {
  // Of a profile that is gone, nothing is measured any more.
  if (profileId === null) return
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { days } = ANSWER_RATE_THRESHOLDS
  const spans = { since: daysAgo(RESPONSE_METRICS_SAMPLE.days), due: daysAgo(days), days }
  const { hours, answers, ...counts } = await computeResponseMetrics(transaction, { profileId, ...spans })
  const known = hours !== null && answers >= RESPONSE_METRICS_SAMPLE.conversations
  // Rounded to a tenth of an hour, which a `real` column returns unchanged.
  const figures = { hours: known ? Math.round(hours * 10) / 10 : null, rate: answerRate(counts) }
  const changed = await storeResponseMetrics(transaction, profileId, figures)
  if (changed) await refreshListing(transaction, profileId, { now })
}
