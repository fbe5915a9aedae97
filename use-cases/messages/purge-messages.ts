import { deleteUnconfirmedProfileReports } from '#db/queries/admin/abuse-reports.ts'
import { deleteOrphanedMessages, deleteUnconfirmedMessages } from '#db/queries/messages/messages.ts'
import { listProfilesWithOutdatedMetrics } from '#db/queries/messages/response-metrics.ts'
import { ANSWER_RATE_THRESHOLDS, DAY_MS, RESPONSE_METRICS_SAMPLE, UNCONFIRMED_MESSAGE_DAYS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'
import { runEach } from '#use-cases/run-each.ts'

import { refreshResponseMetrics } from './conversation/refresh-response-metrics.ts'

/** A run covers the last week, so that a missed one is caught up. */
const LOOK_BACK_DAYS = 7

/**
 * R87 and R227 delete what was not confirmed, R294 what both sides deleted; R98 forgets conversations that have left the
 * 90 days, and R335 counts conversations without an answer after 3.
 */
export async function purgeMessages({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const today = now()
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS)
  await deleteUnconfirmedMessages(db, { before: daysAgo(UNCONFIRMED_MESSAGE_DAYS) })
  await deleteOrphanedMessages(db)
  await deleteUnconfirmedProfileReports(db, { before: daysAgo(UNCONFIRMED_MESSAGE_DAYS) })
  const lately = (days: number) => ({ from: daysAgo(days + LOOK_BACK_DAYS), until: daysAgo(days) })
  const spans = { left: lately(RESPONSE_METRICS_SAMPLE.days), silent: lately(ANSWER_RATE_THRESHOLDS.days) }
  await runEach(await listProfilesWithOutdatedMetrics(db, spans), (profileId) =>
    db.transaction().execute((transaction) => refreshResponseMetrics(transaction, profileId, { now: today })),
  )
}
