import { deleteHeldReports } from '#db/queries/admin/reports.ts'
import { listProfilesThatReplied } from '#db/queries/messages/message-writes.ts'
import { deleteUnconfirmed } from '#db/queries/messages/messages.ts'
import { DAY_MS, RESPONSE_TIME, UNCONFIRMED_DAYS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

import { refreshResponseTime } from './conversation/refresh-response-time.ts'

/** A run covers the last week, so that a missed one is caught up. */
const LOOK_BACK_DAYS = 7

/**
 * R87 and R227: deletes unconfirmed messages; R98: recomputes response times of profiles with replies older than 90
 * days.
 */
export async function tidyMessages({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const today = now()
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS)
  await deleteUnconfirmed(db, { before: daysAgo(UNCONFIRMED_DAYS) })
  await deleteHeldReports(db, { before: daysAgo(UNCONFIRMED_DAYS) })
  const span = { from: daysAgo(RESPONSE_TIME.days + LOOK_BACK_DAYS), until: daysAgo(RESPONSE_TIME.days) }
  for (const profileId of await listProfilesThatReplied(db, span)) {
    await db.transaction().execute((transaction) => refreshResponseTime(transaction, profileId, { now: today }))
  }
}
