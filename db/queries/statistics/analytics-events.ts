import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { deleteInBatches } from '#db/delete-in-batches.ts'
import { utcDay } from '#domain/day.ts'
import type { AnalyticsEvent } from '#domain/statistics/analytics-event.ts'

type NewEvent = { id: string; event: AnalyticsEvent; userId: string | null; at: Date }

export async function insertAnalyticsEvent(db: Db, { id, event, userId, at }: NewEvent): Promise<void> {
  await db
    .insertInto('analytics_event')
    .values({ id, name: event.name, properties: event.properties, user_id: userId, created_at: at })
    .execute()
}

/** R521. */
export async function countAnalyticsEvent(
  db: Db,
  { name, at }: { name: AnalyticsEvent['name']; at: Date },
): Promise<void> {
  await db
    .insertInto('analytics_event_count')
    .values({ day: utcDay(at), name, events: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'name']).doUpdateSet({ events: sql`analytics_event_count.events + 1` }),
    )
    .execute()
}

/** R459. */
export async function deleteAnalyticsBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'analytics_event', { where: sql`created_at < ${before}` })
  await db.deleteFrom('analytics_event_count').where('day', '<', utcDay(before)).execute()
}
