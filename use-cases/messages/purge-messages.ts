import { deleteHeldReports } from '#db/queries/admin/reports.ts'
import { deleteOrphanedMessages, deleteUnconfirmed } from '#db/queries/messages/messages.ts'
import { listProfilesToMeasure } from '#db/queries/messages/reply-figures.ts'
import { ANSWER_RATE, DAY_MS, RESPONSE_TIME, UNCONFIRMED_DAYS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'
import { runEach } from '#use-cases/run-each.ts'

import { refreshReplyFigures } from './conversation/refresh-reply-figures.ts'

/** A run covers the last week, so that a missed one is caught up. */
const LOOK_BACK_DAYS = 7

/**
 * R87 and R227 delete what was not confirmed, R294 what both sides deleted; R98 forgets conversations that have left the
 * 90 days, and R335 counts conversations without an answer after 3.
 */
export async function purgeMessages({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const today = now()
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS)
  await deleteUnconfirmed(db, { before: daysAgo(UNCONFIRMED_DAYS) })
  await deleteOrphanedMessages(db)
  await deleteHeldReports(db, { before: daysAgo(UNCONFIRMED_DAYS) })
  const lately = (days: number) => ({ from: daysAgo(days + LOOK_BACK_DAYS), until: daysAgo(days) })
  const spans = { left: lately(RESPONSE_TIME.days), silent: lately(ANSWER_RATE.days) }
  await runEach(await listProfilesToMeasure(db, spans), (profileId) =>
    db.transaction().execute((transaction) => refreshReplyFigures(transaction, profileId, { now: today })),
  )
}
