import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import type { BriefForm } from '#domain/messages/brief/brief.ts'
import { isAvailabilityConfirmed } from '#domain/profiles/availability/availability-confirmed.ts'
import { currentAvailabilityStatus } from '#domain/profiles/availability/current-availability-status.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { presentAvailability } from '#use-cases/profiles/present-work-terms.ts'

import { findCandidates } from './find-recipients.ts'

/** R346: as long as their availability is confirmed (R24). */
function isBooked(profile: ProfileRow, now: Date): boolean {
  const availability = presentAvailability(profile)
  if (!availability || !isAvailabilityConfirmed(availability, now)) return false
  return (
    currentAvailabilityStatus(availability, { today: now.toISOString().slice(0, 10), confirmed: true }) ===
    'UNAVAILABLE'
  )
}

/** R340: who of these could get a brief of the viewer, and a signed note of when the form was shown (R92). */
export async function openBriefForm(
  deps: Pick<Deps, 'db' | 'signer' | 'now'>,
  viewer: Viewer,
  { handles }: { handles: string[] },
): Promise<Result<BriefForm>> {
  const { found } = await findCandidates(deps, viewer, handles)
  return ok({
    formToken: deps.signer.sign('contact-form', String(deps.now().getTime())),
    experts: found.map(({ profile, refusal }) => ({
      slug: profile.slug,
      name: profile.name,
      refusal: refusal?.detail ?? null,
      issues: refusal?.issues ?? [],
      booked: isBooked(profile, deps.now()),
    })),
  })
}
