import { newId } from '#db/new-id.ts'
import { insertAnalyticsEvent } from '#db/queries/statistics/analytics-events.ts'
import type { AnalyticsEvent } from '#domain/statistics/analytics-event.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

/**
 * Sends the event to the configured service, or stores it in our own table. A lost event is reported, but never fails
 * the request.
 */
export async function trackEvent(
  { db, analytics, now, reportError }: Pick<Deps, 'db' | 'analytics' | 'now' | 'reportError'>,
  viewer: Viewer,
  event: AnalyticsEvent,
): Promise<void> {
  const userId = viewer.kind === 'account' ? viewer.userId : null
  const at = now()
  try {
    if (analytics) analytics.track(event, { userId, at })
    else await insertAnalyticsEvent(db, { id: newId(at.getTime()), event, userId, at })
  } catch (error) {
    reportError(error, 'an analytics event was lost')
  }
}
