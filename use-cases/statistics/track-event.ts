import { newId } from '#db/new-id.ts'
import { findProfileById } from '#db/queries/profiles/profiles.ts'
import { countAnalyticsEvent, insertAnalyticsEvent } from '#db/queries/statistics/analytics-events.ts'
import { networkOf } from '#domain/network.ts'
import { maySeeProfile } from '#domain/policy/profile-access.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { AnalyticsEvent } from '#domain/statistics/analytics-event.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { profileOwnership } from '#use-cases/profiles/present-profile.ts'

type TrackDeps = Pick<Deps, 'db' | 'analytics' | 'limits' | 'now' | 'reportError'>
type Input = { event: AnalyticsEvent; /** The network address that it came from. */ address: string }

/** R520: the event with the profile's own handle and name; undefined if the viewer cannot see the profile. */
async function ofProfile(db: Deps['db'], viewer: Viewer, event: AnalyticsEvent): Promise<AnalyticsEvent | undefined> {
  const row = await findProfileById(db, event.properties.profileId)
  if (!row || !maySeeProfile(viewer, profileOwnership(row))) return undefined
  const named = { profileSlug: row.slug, profileName: row.name }
  // Spread per event, so that the type of its properties is kept.
  return event.name === 'Profile Edited'
    ? { ...event, properties: { ...event.properties, ...named } }
    : { ...event, properties: { ...event.properties, ...named } }
}

/**
 * Sends the event to the configured service, or stores it in our own table. A lost event is reported, but never fails
 * the request.
 */
export async function trackEvent(
  { db, analytics, limits, now, reportError }: TrackDeps,
  viewer: Viewer,
  { event: sent, address }: Input,
): Promise<Result<undefined>> {
  const userId = viewer.kind === 'account' ? viewer.userId : null
  const at = now()
  try {
    const event = await ofProfile(db, viewer, sent)
    if (!event) return fail('not_found', 'there is no such profile')
    // R521: above the budget an event is counted.
    const wait = await limits.hit('analyticsEvents', networkOf(address))
    if (wait !== undefined) await countAnalyticsEvent(db, { name: event.name, at })
    else if (analytics) analytics.track(event, { userId, at })
    else await insertAnalyticsEvent(db, { id: newId(at.getTime()), event, userId, at })
  } catch (error) {
    reportError(error, 'an analytics event was lost')
  }
  return ok(undefined)
}
